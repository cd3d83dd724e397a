// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { refreshAgents } from './agents.ts'
import { refreshBonus } from './bonus.ts'
import { refreshCredit } from './credit.ts'
import { refreshLevels } from './levels.ts'
import { refreshMail } from './mail.ts'
import { refreshPapers } from './papers.ts'
import { refreshPromotions } from './promotions.ts'
import { type OrderList, queuesQuery, refreshOrders } from './queries.ts'
import { queryClient } from './query-client.ts'
import { refreshRebate } from './rebate.ts'
import { refreshReconciliation } from './reconciliation.ts'
import { refreshWheel } from './wheel.ts'

const ORDERS: (OrderList | 'differences')[] = ['transfers', 'payouts', 'arrivals', 'differences', 'usdt', 'deposits']
/** What is counted beside its way in the navigation, and what makes it old after a step. */
const COUNTED = {
  ...Object.fromEntries(ORDERS.map((kind) => [kind, () => refreshOrders(kind)])),
  reconciliation: refreshReconciliation,
  rebate: refreshRebate,
  promotions: refreshPromotions,
  bonus: refreshBonus,
  mail: refreshMail,
  papers: refreshPapers,
  wheel: refreshWheel,
  credit: refreshCredit,
  levels: refreshLevels,
  agents: refreshAgents,
}

it.each(Object.entries(COUNTED))('R6.6 after a step in %s what waits is counted anew', (_screen, refresh) => {
  queryClient.setQueryData(['queues'], {})
  refresh()
  expect(queryClient.getQueryState(queuesQuery.queryKey)?.isInvalidated).toBe(true)
})
