import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Deposit, depositsQuery, queuesQuery } from '../../api/queries.ts'
import { useRoles } from '../../session/session.store.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { SearchBox } from '../../widgets/search-box.tsx'
import { OrderTabs } from '../../widgets/orders/order-tabs.tsx'
import { useOpened } from '../../widgets/orders/use-opened.ts'
import { buildDepositColumns } from './deposit-columns.tsx'
import { DepositDrawer } from './deposit-drawer.tsx'
import { type DepositTab, findDepositTab, listDepositTabs } from './deposit-tabs.ts'

const LIMIT = 20

/** The deposit queue: live, oldest waiting first; credited or refused in two clicks (R4.20). */
export const DepositsScreen = () => {
  const { search, narrow, turn } = useListSearch()
  const tab = findDepositTab(search.tab)
  const roles = useRoles()
  const query = useQuery(
    depositsQuery({
      limit: LIMIT,
      page: search.page ?? 1,
      ...(tab !== 'all' && { state: tab }),
      ...(search.keyword && { keyword: search.keyword }),
    }),
  )
  const { data: queues } = useQuery(queuesQuery)
  const { opened, shown, open, close } = useOpened<Deposit>(query.data?.data)
  const seen_at_ms = query.dataUpdatedAt
  const columns = useMemo(() => buildDepositColumns({ tab, roles, seen_at_ms, open }), [tab, roles, seen_at_ms, open])
  const choose = (next: DepositTab) => narrow({ tab: next === 'pending' ? undefined : next })
  const clear = search.keyword && (
    <Button variant="default" onClick={() => narrow({ keyword: undefined })}>
      {t('clear_search')}
    </Button>
  )
  return (
    <Page
      title={t('nav.deposits')}
      waiting={queues?.deposits ?? 0}
      tools={
        <>
          <Freshness query={query} />
          <SearchBox
            value={search.keyword ?? ''}
            hint={t('deposits.search_hint')}
            onSearch={(keyword) => narrow({ keyword: keyword || undefined })}
          />
        </>
      }
    >
      <Panel>
        <OrderTabs tabs={listDepositTabs()} value={tab} onChange={choose} label={t('order.state')}>
          <ListPanel
            query={query}
            label={t('nav.deposits')}
            columns={columns}
            keyOf={(order) => order.id}
            onPage={turn}
            empty={search.keyword ? t('none_found') : t(tab === 'pending' ? 'deposits.none_waiting' : 'none')}
            emptyAction={clear}
          />
        </OrderTabs>
      </Panel>
      {shown && <DepositDrawer order={shown} opened={opened} onClose={close} />}
    </Page>
  )
}
