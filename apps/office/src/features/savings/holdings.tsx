import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type Holding, holdingsQuery } from '../../api/savings.ts'
import { usePanelSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { OrderTabs } from '../../widgets/orders/order-tabs.tsx'
import { Panel, PanelBody } from '../../widgets/page.tsx'
import { SearchBox } from '../../widgets/search-box.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { usePanelPage } from '../../widgets/tabbed-list.tsx'

const TABS = ['open', 'done'] as const
const CHIPS: Readonly<Record<Holding['state'], string>> = { bought: 'open', redeeming: 'pending', settled: 'cancelled' }

const buildColumns = (): Column<Holding>[] => [
  {
    key: 'bill',
    head: t('order.bill_no'),
    num: true,
    cell: (row) => <Two first={row.bill_no} second={row.bought_at} />,
  },
  { key: 'member', head: t('order.member'), cell: (row) => row.member_name },
  { key: 'plan', head: t('savings.plan'), cell: (row) => <Two first={row.plan_name} second={`${row.rate}%`} /> },
  { key: 'money', head: t('savings.principal'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
  {
    key: 'interest',
    head: t('savings.interest'),
    align: 'end',
    num: true,
    cell: (row) => <Two first={<Money value={row.interest} />} second={t('savings.times', { n: row.times })} />,
  },
  {
    key: 'state',
    head: t('order.state'),
    cell: (row) => (
      <Two
        first={<StateChip state={CHIPS[row.state]} text={t(`savings.states.${row.state}`)} />}
        second={row.next_at ?? row.redeem_at ?? row.settled_at ?? ''}
      />
    ),
  },
]

/** What members hold, and what is over. */
export const Holdings = () => {
  const { asked, narrow } = usePanelSearch('holdings')
  const { keyword = '' } = asked
  const { tab, page, setPage, choose } = usePanelPage('holdings', TABS)
  const query = useQuery(holdingsQuery(tab, keyword, page))
  return (
    <Panel title={t('savings.holdings')}>
      <PanelBody>
        <SearchBox
          value={keyword}
          hint={t('savings.search_hint')}
          onSearch={(next) => narrow({ keyword: next || undefined })}
        />
      </PanelBody>
      <OrderTabs
        tabs={TABS.map((value) => ({ value, text: t(`savings.tabs.${value}`) }))}
        value={tab}
        onChange={choose}
        label={t('order.state')}
      >
        <ListPanel
          query={query}
          label={t('savings.holdings')}
          columns={buildColumns()}
          keyOf={(row) => row.id}
          onPage={setPage}
          empty={t(keyword === '' ? 'none' : 'none_found')}
        />
      </OrderTabs>
    </Panel>
  )
}
