import { useState } from 'react'
import { t } from '../text.ts'
import { ListPanel, type ListProps } from './list-panel.tsx'
import { OrderTabs } from './orders/order-tabs.tsx'

/** Which tab of a list is on screen, and which page of it; another tab begins at its first page. */
export const useTabbedPage = <T extends string>(first: T) => {
  const [tab, setTab] = useState(first)
  const [page, setPage] = useState(1)
  const choose = (next: T) => {
    setTab(next)
    setPage(1)
  }
  return { tab, page, setPage, choose }
}

type Props<T extends string, R> = Omit<ListProps<R>, 'onPage' | 'keyOf'> & {
  tabs: { value: T; text: string }[]
  at: ReturnType<typeof useTabbedPage<T>>
}

/** A list under its tabs, such as what waits and all. */
export const TabbedList = <T extends string, R extends { id: string | number }>({ tabs, at, ...list }: Props<T, R>) => (
  <OrderTabs tabs={tabs} value={at.tab} onChange={at.choose} label={t('order.state')}>
    <ListPanel {...list} keyOf={(row) => row.id} onPage={at.setPage} />
  </OrderTabs>
)
