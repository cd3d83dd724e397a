import { useQuery } from '@tanstack/react-query'
import { differencesQuery } from '../../api/queries.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { OrderTabs } from '../../widgets/orders/order-tabs.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { SearchBox } from '../../widgets/search-box.tsx'
import { buildDifferenceColumns } from './difference-columns.tsx'
import { Suppliers } from './suppliers.tsx'
import { Unread } from './unread.tsx'

const LIMIT = 20
const TABS = ['open', 'gone'] as const

/** Where our books and those of suppliers differ; nothing is done here but to look (R4.14). */
export const DifferencesScreen = () => {
  const { search, narrow, turn } = useListSearch()
  const tab = search.tab === 'gone' ? 'gone' : 'open'
  const is_open = tab === 'open'
  const query = useQuery(
    differencesQuery({
      limit: LIMIT,
      page: search.page ?? 1,
      open: is_open ? 1 : 0,
      ...(search.keyword && { keyword: search.keyword }),
    }),
  )
  return (
    <Page
      title={t('nav.differences')}
      waiting={is_open ? (query.data?.total ?? 0) : 0}
      tools={
        <>
          <Freshness query={query} />
          <SearchBox
            value={search.keyword ?? ''}
            hint={t('differences.search_hint')}
            onSearch={(keyword) => narrow({ keyword: keyword || undefined })}
          />
        </>
      }
    >
      <Suppliers suppliers={query.data?.suppliers ?? []} />
      <Unread suppliers={query.data?.suppliers ?? []} />
      <Panel>
        <OrderTabs
          tabs={TABS.map((value) => ({ value, text: t(`differences.tabs.${value}`) }))}
          value={tab}
          onChange={(next) => narrow({ tab: next === 'open' ? undefined : next })}
          label={t('order.state')}
        >
          <ListPanel
            query={query}
            label={t('nav.differences')}
            columns={buildDifferenceColumns(is_open, query.dataUpdatedAt)}
            keyOf={(row) => row.id}
            onPage={turn}
            empty={search.keyword ? t('none_found') : t(is_open ? 'differences.none' : 'none')}
          />
        </OrderTabs>
      </Panel>
    </Page>
  )
}
