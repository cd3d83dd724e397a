import { icons, Icon, MoonMark, useLastPage } from '@moongate/ui'
import { Button, Pagination } from '@mantine/core'
import type { ReactNode } from 'react'
import { ApiError } from '../api/api.ts'
import type { Paged } from '../api/queries.ts'
import { formatCount, t } from '../text.ts'
import { type Column, DataTable } from './data-table.tsx'
import css from './list-panel.module.css'

/** Nothing to show, or nothing could be read: one line, and the way on. */
export const Blank = ({ title, children, alert }: { title: string; children?: ReactNode; alert?: boolean }) => {
  return (
    <div className={css.blank} role={alert ? 'alert' : undefined}>
      <span className={css.disc}>{alert ? <Icon d={icons.alertTriangle} size={30} /> : <MoonMark size={44} />}</span>
      <p>{title}</p>
      {children}
    </div>
  )
}

/** A list that could not be read: the server's words where there are some, and a button to try again. */
export const Failed = ({ error, onRetry, busy }: { error: unknown; onRetry: () => void; busy: boolean }) => {
  const message = error instanceof ApiError ? error.message : ''
  return (
    <Blank alert title={message || t('load_failed')}>
      <Button variant="default" leftSection={<Icon d={icons.refresh} size={16} />} loading={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </Blank>
  )
}

type Query<T> = {
  data: Paged<T> | undefined
  isError: boolean
  error: unknown
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => Promise<unknown>
}
export type ListProps<T> = {
  query: Query<T>
  label: string
  columns: Column<T>[]
  keyOf: (row: T) => string | number
  empty: string
  emptyAction?: ReactNode
  onPage: (page: number) => void
}

const CONTROLS = { first: 'page.first', previous: 'page.previous', next: 'page.next', last: 'page.last' } as const

const Pages = ({
  current_page,
  last_page,
  total,
  is_more = false,
  onPage,
}: {
  current_page: number
  last_page: number
  total: number
  is_more?: boolean | undefined
  onPage: (page: number) => void
}) => {
  return (
    <div className={css.foot}>
      <span>{t('total', { n: `${formatCount(total)}${is_more ? '+' : ''}` })}</span>
      {last_page > 1 && (
        <Pagination
          size="sm"
          total={last_page}
          value={current_page}
          onChange={onPage}
          getControlProps={(control) => ({ 'aria-label': t(CONTROLS[control]) })}
          getItemProps={(page) => ({ 'aria-label': t('page.of', { n: page }) })}
        />
      )}
    </div>
  )
}

/** A list in each of its states: skeleton, rows, empty, failed. A page whose rows have gone meanwhile leads to the last one. */
export const ListPanel = <T,>({ query, label, columns, keyOf, empty, emptyAction, onPage }: ListProps<T>) => {
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = query
  const { current_page = 1, last_page } = data ?? {}
  const gone = last_page !== undefined && current_page > last_page
  useLastPage(current_page, isPlaceholderData ? undefined : last_page, onPage)
  if (isError && !data) return <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (data?.data.length === 0 && !isPlaceholderData && !gone) return <Blank title={empty}>{emptyAction}</Blank>
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={gone ? undefined : data?.data}
        keyOf={keyOf}
        stale={isPlaceholderData}
      />
      {data && <Pages {...data} onPage={onPage} />}
    </>
  )
}
