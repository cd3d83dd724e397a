import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queuesQuery, type Withdrawal, withdrawalsQuery } from '../../api/queries.ts'
import { useRoles } from '../../session/session.store.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { SearchBox } from '../../widgets/search-box.tsx'
import { OrderTabs } from '../../widgets/orders/order-tabs.tsx'
import { useOpened } from '../../widgets/orders/use-opened.ts'
import { useWithdrawalStep } from './use-withdrawal-step.ts'
import { buildWithdrawalColumns } from './withdrawal-columns.tsx'
import { WithdrawalDrawer } from './withdrawal-drawer.tsx'
import { buildFilter, type WithdrawalTab, findWithdrawalTab, listWithdrawalTabs } from './withdrawal-tabs.ts'

const LIMIT = 20

/** The withdrawal queue: requested → in review → paying → paid, or the money returns (R4.21). */
export const WithdrawalsScreen = () => {
  const { search, narrow, turn } = useListSearch()
  const tab = findWithdrawalTab(search.tab)
  const roles = useRoles()
  const { step, busy } = useWithdrawalStep()
  const query = useQuery(
    withdrawalsQuery({
      limit: LIMIT,
      page: search.page ?? 1,
      ...buildFilter(tab),
      ...(search.keyword && { keyword: search.keyword }),
    }),
  )
  const { data: queues } = useQuery(queuesQuery)
  const { opened, shown, open, close } = useOpened<Withdrawal>(query.data?.data)
  const columns = buildWithdrawalColumns({ tab, roles, seen_at_ms: query.dataUpdatedAt, open, step, busy })
  const choose = (next: WithdrawalTab) => narrow({ tab: next === 'open' ? undefined : next })
  const clear = search.keyword && (
    <Button variant="default" onClick={() => narrow({ keyword: undefined })}>
      {t('clear_search')}
    </Button>
  )
  return (
    <Page
      title={t('nav.withdrawals')}
      waiting={queues?.withdrawals ?? 0}
      tools={
        <>
          <Freshness query={query} />
          <SearchBox
            value={search.keyword ?? ''}
            hint={t('withdrawals.search_hint')}
            onSearch={(keyword) => narrow({ keyword: keyword || undefined })}
          />
        </>
      }
    >
      <Panel>
        <OrderTabs tabs={listWithdrawalTabs()} value={tab} onChange={choose} label={t('order.state')}>
          <ListPanel
            query={query}
            label={t('nav.withdrawals')}
            columns={columns}
            keyOf={(order) => order.id}
            onPage={turn}
            empty={search.keyword ? t('none_found') : t(tab === 'open' ? 'withdrawals.none_waiting' : 'none')}
            emptyAction={clear}
          />
        </OrderTabs>
      </Panel>
      {shown && <WithdrawalDrawer order={shown} opened={opened} onClose={close} step={step} busy={busy} />}
    </Page>
  )
}
