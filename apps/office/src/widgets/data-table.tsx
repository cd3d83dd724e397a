import { cx } from '@moongate/ui'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './data-table.module.css'

export type Column<T> = {
  key: string
  head: string
  /** What the second line of its cells is. */ second?: string
  cell: (row: T) => ReactNode
  /** Pixels that it has in any case, or, of one that gives way, its part of what the others leave. */ width?:
    | number
    | `${number}%`
  align?: 'end'
  /** Figures: tabular digits. */ num?: true
  /** Gives way: cut with an ellipsis. */ cut?: true
  /** In a narrow window its words stand below each other rather than run out of it. */ wraps?: true
  /** Stays at the right edge when the table scrolls sideways: what has to be within reach. */ pinned?: true
}

const getCellClass = <T,>({ align, num, cut, wraps, pinned }: Column<T>) =>
  cx(align === 'end' && css.end, num && css.num, cut && css.cut, wraps && css.wraps, pinned && css.pinned)

/** As the card of a row on a phone names it. */
const nameColumn = <T,>({ head, second }: Column<T>): string => (second === undefined ? head : `${head} / ${second}`)

const Head = <T,>({ columns }: { columns: Column<T>[] }) => {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.key} scope="col" className={getCellClass(column)} style={{ width: column.width }}>
            {column.second === undefined ? column.head : <Two first={column.head} second={column.second} />}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const Waiting = <T,>({ columns, rows }: { columns: Column<T>[]; rows: number }) => {
  return Array.from({ length: rows }, (_, i) => (
    <tr key={i}>
      {columns.map((column) => (
        <td key={column.key} className={getCellClass(column)}>
          <Skeleton
            height={14}
            width={`${55 + ((i * 13 + column.key.length * 7) % 40)}%`}
            radius="xs"
            className={css.bone}
          />
        </td>
      ))}
    </tr>
  ))
}

type Props<T> = {
  label: string
  columns: Column<T>[]
  rows: T[] | undefined
  keyOf: (row: T) => string | number
  stale?: boolean
  /** Rows to stand in while the first answer is on its way. */ bones?: number
}

/** A table of 44 px rows; scrolls sideways in its own frame when that is narrow, and is a card for each row in one as narrow as a phone. */
export const DataTable = <T,>({ label, columns, rows, keyOf, stale, bones = 8 }: Props<T>) => {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={css.frame} aria-label={label} tabIndex={0} data-stale={stale || undefined}>
      <table className={css.table} aria-busy={!rows || undefined}>
        <Head columns={columns} />
        <tbody>
          {rows ? (
            rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map((column) => (
                  <td key={column.key} className={getCellClass(column)} data-head={nameColumn(column)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))
          ) : (
            <Waiting columns={columns} rows={bones} />
          )}
        </tbody>
      </table>
    </section>
  )
}

/** Two lines in one cell: what counts, and what explains it. */
export const Two = ({
  first,
  second,
  cut,
}: {
  first: ReactNode
  second: ReactNode
  /** The second line gets no more space than the first. */ cut?: boolean
}) => {
  return (
    <span className={css.two} data-cut={cut || undefined}>
      <span>{first}</span>
      <span className={css.second}>{second}</span>
    </span>
  )
}
