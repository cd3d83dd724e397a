import { useListSearch, usePanelSearch } from '../start/use-list-search.ts'
import { t } from '../text.ts'
import { ListPanel, type ListProps } from './list-panel.tsx'
import { OrderTabs } from './orders/order-tabs.tsx'

type Tabs<T extends string> = readonly [T, ...T[]]
/** Which tab of a list is on screen, and which page of it; another tab begins at its first page. */
type TabbedPage<T extends string> = { tab: T; page: number; setPage: (page: number) => void; choose: (next: T) => void }

const findTab = <T extends string>(tabs: Tabs<T>, asked: string | undefined): T =>
  tabs.find((one) => one === asked) ?? tabs[0]
/** The first tab is the one that the address does not name. */
const nameTab = <T extends string>([first]: Tabs<T>, tab: T): string | undefined => (tab === first ? undefined : tab)

/** Tab and page of a list that shares its screen with others, in the address behind the name of the list: a reload and Back find it as it was. */
export const usePanelPage = <T extends string>(list: string, tabs: Tabs<T>): TabbedPage<T> => {
  const { asked, narrow, turn } = usePanelSearch(list)
  const choose = (next: T) => narrow({ tab: nameTab(tabs, next) })
  return { tab: findTab(tabs, asked.tab), page: asked.page, setPage: turn, choose }
}

/** The same of a list that is its screen. */
export const useAddressedPage = <T extends string>(tabs: Tabs<T>): TabbedPage<T> => {
  const { search, narrow, turn } = useListSearch()
  const choose = (next: T) => narrow({ tab: nameTab(tabs, next) })
  return { tab: findTab(tabs, search.tab), page: search.page ?? 1, setPage: turn, choose }
}

type Props<T extends string, R> = Omit<ListProps<R>, 'onPage' | 'keyOf'> & {
  tabs: { value: T; text: string }[]
  at: Pick<TabbedPage<T>, 'tab' | 'choose' | 'setPage'>
}

/** A list under its tabs, such as what waits and all. */
export const TabbedList = <T extends string, R extends { id: string | number }>({ tabs, at, ...list }: Props<T, R>) => (
  <OrderTabs tabs={tabs} value={at.tab} onChange={at.choose} label={t('order.state')}>
    <ListPanel {...list} keyOf={(row) => row.id} onPage={at.setPage} />
  </OrderTabs>
)
