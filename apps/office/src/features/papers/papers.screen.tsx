import { listNames } from '@moongate/contract/states'
import { PAPER_STATES } from '@moongate/contract/papers.states'
import { useQuery } from '@tanstack/react-query'
import { papersQuery } from '../../api/papers.ts'
import { queuesQuery } from '../../api/queries.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { OrderTabs } from '../../widgets/orders/order-tabs.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { SearchBox } from '../../widgets/search-box.tsx'
import { buildColumns } from './paper-columns.tsx'
import { describeState } from './words.ts'

const LIMIT = 20
const TABS = ['open', 'accepted', 'refused', 'expired', 'all'] as const
type Tab = (typeof TABS)[number]

const describeTab = (tab: Tab): string => {
  if (tab === 'open') return t('papers.open')
  return tab === 'all' ? t('order.all') : describeState(tab)
}

const chooseRows = (tab: Tab) =>
  tab === 'open' ? { open: 1 } : { state: listNames(PAPER_STATES).find((one) => one === tab) }

/** What members showed of who they are: the queue, oldest first, and what was decided. */
export const PapersScreen = () => {
  const { search, narrow, turn } = useListSearch()
  const tab = TABS.find((one) => one === search.tab) ?? 'open'
  const asked = { page: search.page ?? 1, limit: LIMIT, ...(search.keyword && { keyword: search.keyword }) }
  const query = useQuery(papersQuery({ ...asked, ...chooseRows(tab) }))
  const { data: queues } = useQuery(queuesQuery)
  return (
    <Page
      title={t('nav.papers')}
      waiting={queues?.papers ?? 0}
      tools={
        <>
          <Freshness query={query} />
          <SearchBox
            value={search.keyword ?? ''}
            hint={t('papers.search_hint')}
            onSearch={(keyword) => narrow({ keyword: keyword || undefined })}
          />
        </>
      }
    >
      <Panel>
        <OrderTabs
          tabs={TABS.map((value) => ({ value, text: describeTab(value) }))}
          value={tab}
          onChange={(next) => narrow({ tab: next === 'open' ? undefined : next })}
          label={t('order.state')}
        >
          <ListPanel
            query={query}
            label={t('nav.papers')}
            columns={buildColumns(tab === 'open', query.dataUpdatedAt)}
            keyOf={(paper) => paper.id}
            onPage={turn}
            empty={search.keyword ? t('none_found') : t(tab === 'open' ? 'papers.none_waiting' : 'none')}
          />
        </OrderTabs>
      </Panel>
    </Page>
  )
}
