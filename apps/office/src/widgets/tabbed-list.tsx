import { useState } from 'react'
import { useListSearch } from '../start/use-list-search.ts'
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

/** The same in the address, for a list that is its screen: a reload and Back find it as it was. */
export const useAddressedPage = <T extends string>(tabs: readonly [T, ...T[]]) => {
  const { search, narrow, turn } = useListSearch()
  const [first] = tabs
  const tab = tabs.find((one) => one === search.tab) ?? first
  const choose = (next: T) => narrow({ tab: next === first ? undefined : next })
  return { tab, page: search.page ?? 1, setPage: turn, choose }
}

type Props<T extends string, R> = Omit<ListProps<R>, 'onPage' | 'keyOf'> & {
  tabs: { value: T; text: string }[]
  at: Pick<ReturnType<typeof useTabbedPage<T>>, 'tab' | 'choose'> & { setPage: (page: number) => void }
}

/** A list under its tabs, such as what waits and all. */
export const TabbedList = <T extends string, R extends { id: string | number }>({ tabs, at, ...list }: Props<T, R>) => (
  <OrderTabs tabs={tabs} value={at.tab} onChange={at.choose} label={t('order.state')}>
    <ListPanel {...list} keyOf={(row) => row.id} onPage={at.setPage} />
  </OrderTabs>
)
