import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ordersQuery, queuesQuery } from '../../api/queries.ts'
import type { OrderStep } from '../../rules/steps.rules.ts'
import { useRoles } from '../../session/session.store.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { ListPanel } from '../list-panel.tsx'
import { Freshness, Page, Panel } from '../page.tsx'
import { SearchBox } from '../search-box.tsx'
import { buildOrderColumns } from './order-columns.tsx'
import { OrderDrawer } from './order-drawer.tsx'
import type { Order, OrderKind } from './order-kind.ts'
import { OrderTabs } from './order-tabs.tsx'
import { useOpened } from './use-opened.ts'
import { useClaim } from './use-claim.ts'
import { useFollow } from './use-follow.ts'
import { useStep } from './use-step.ts'

const LIMIT = 20
/** What the server calls the number of those that wait. */
const COUNTED = {
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  transfers: 'transfers_unclear',
  payouts: 'payouts_manual',
  arrivals: 'arrivals',
  usdt: 'usdt',
} as const

/** A live queue of orders with its tabs, steps and drawer (R4.20, R4.21). */
export const OrdersScreen = <O extends Order, S extends OrderStep>({ kind }: { kind: OrderKind<O, S> }) => {
  const { search, narrow, turn } = useListSearch()
  const [queue] = kind.tabs
  const tab = kind.tabs.find(({ value }) => value === search.tab) ?? queue
  const roles = useRoles()
  const steps = useStep(kind)
  const claim = useClaim(kind)
  const asked = { limit: LIMIT, page: search.page ?? 1, ...(search.keyword && { keyword: search.keyword }) }
  const query = useQuery(ordersQuery(kind.name, { tab: tab.value, ...asked }, () => kind.read(tab.value, asked)))
  const { data: queues } = useQuery(queuesQuery)
  const { opened, shown, open, close } = useOpened<O>(query, useFollow(kind))
  const columns = buildOrderColumns({ kind, tab, roles, steps, claim, open, seen_at_ms: query.dataUpdatedAt })
  const clear = search.keyword && (
    <Button variant="default" onClick={() => narrow({ keyword: undefined })}>
      {t('clear_search')}
    </Button>
  )
  return (
    <Page
      title={t(`nav.${kind.name}`)}
      waiting={queues?.[COUNTED[kind.name]] ?? 0}
      tools={
        <>
          <Freshness query={query} />
          {tab === queue && kind.renderTogether?.(query.data?.data ?? [])}
          <SearchBox
            value={search.keyword ?? ''}
            hint={t(`${kind.name}.search_hint`)}
            onSearch={(keyword) => narrow({ keyword: keyword || undefined })}
          />
        </>
      }
    >
      <Panel>
        <OrderTabs
          tabs={kind.tabs.map(({ value }) => ({ value, text: kind.describeTab(value) }))}
          value={tab.value}
          onChange={(next) => narrow({ tab: next === queue.value ? undefined : next })}
          label={t('order.state')}
        >
          <ListPanel
            query={query}
            label={t(`nav.${kind.name}`)}
            columns={columns}
            keyOf={(order) => order.id}
            onPage={turn}
            empty={search.keyword ? t('none_found') : t(tab === queue ? `${kind.name}.none_waiting` : 'none')}
            emptyAction={clear}
          />
        </OrderTabs>
      </Panel>
      {shown && <OrderDrawer kind={kind} order={shown} opened={opened} onClose={close} steps={steps} claim={claim} />}
    </Page>
  )
}
