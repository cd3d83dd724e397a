import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { useDelayed } from '../lib/use-delayed.ts'
import { Skeleton } from './skeleton.tsx'
import styles from './table.module.css'

export type Column<R> = {
  id: string
  head: ReactNode
  /** What a card calls it. */ name?: string
  cell: (row: R) => ReactNode
  /** `end` for money and counts: right-aligned tabular digits. */
  align?: 'start' | 'end'
  width?: string
}

export type TableProps<R> = {
  /** Read by screen readers; visible when `showCaption`. */
  caption: string
  showCaption?: boolean
  columns: readonly Column<R>[]
  rows: readonly R[] | undefined
  rowKey: (row: R) => string | number
  /** Rows are being read: skeletons the first time, the previous page dimmed later. */
  loading?: boolean
  empty: ReactNode
  /** Drawn instead of the rows. */
  error?: ReactNode
  /** Keeps the first column in view while scrolling sideways. */
  stickyFirst?: boolean
  /** As narrow as a phone each row is a card: the first column its head, each other one a line with its name. */
  cards?: boolean
  current?: (row: R) => boolean
  foot?: ReactNode
}

const Filler = ({ columns, label }: { columns: readonly Column<never>[]; label: string }) => {
  return [70, 55, 80, 60, 75].map((width) => (
    <tr key={width} aria-label={label}>
      {columns.map((column) => (
        <td key={column.id} className={cx(column.align === 'end' && styles.end)}>
          <Skeleton width={`${width}%`} />
        </td>
      ))}
    </tr>
  ))
}

/** A table of records: sticky head, tabular money, and rows for empty, loading and error. Scrolls inside itself. */
export const Table = <R,>({
  caption,
  showCaption,
  columns,
  rows,
  rowKey,
  loading = false,
  empty,
  error,
  stickyFirst,
  cards,
  current,
  foot,
}: TableProps<R>) => {
  const waiting = useDelayed(loading)
  const renderWhole = (content: ReactNode) => (
    <tr className={styles.plain}>
      <td colSpan={columns.length}>
        <div className={styles.whole}>{content}</div>
      </td>
    </tr>
  )
  const renderLine = (row: R) => (
    <tr key={rowKey(row)} aria-current={current?.(row) || undefined}>
      {columns.map((column) => (
        <td key={column.id} className={cx(column.align === 'end' && styles.end)} data-head={column.name}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
  const renderBody = () => {
    if (error) return renderWhole(error)
    if (!rows)
      return waiting ? <Filler columns={columns} label={caption} /> : renderWhole(<div className={styles.room} />)
    return rows.length === 0 ? renderWhole(empty) : rows.map(renderLine)
  }
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={caption}>
      <table
        className={cx(styles.table, stickyFirst && styles.sticky)}
        data-cards={cards}
        aria-busy={loading}
        data-dim={(waiting && rows !== undefined) || undefined}
      >
        <caption className={showCaption ? styles.caption : styles.hidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={cx(column.align === 'end' && styles.end)}
                style={{ width: column.width }}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{renderBody()}</tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  )
}
