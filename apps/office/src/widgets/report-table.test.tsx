// @vitest-environment happy-dom
import { click, render, type, waitUntil } from '@moongate/testing/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { CostReport as BonusCost } from '../features/bonus/cost.tsx'
import { SpinCostReport } from '../features/bonus/spin-cost.tsx'
import { Spins } from '../features/bonus/spins.tsx'
import { ChannelsScreen } from '../features/channels/channels.screen.tsx'
import { CreditReport } from '../features/credit/report.tsx'
import { LevelCostReport } from '../features/levels/cost.tsx'
import { StandingPanel } from '../features/levels/standing.tsx'
import { Activities } from '../features/promotions/activities.tsx'
import { CostReport as PromotionCost } from '../features/promotions/cost.tsx'
import { CostReport as RebateCost } from '../features/rebate/cost.tsx'
import { CostReport as SavingsCost } from '../features/savings/cost.tsx'
import { WheelReport } from '../features/wheel/report.tsx'
import { loadTexts, t } from '../text.ts'
import { OfficeProvider } from '../theme/provider.tsx'

let asked = 0

beforeAll(async () => {
  await loadTexts()
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
})
beforeEach(() => {
  asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return new Response(JSON.stringify({ status: 'error', code: 500, message: '' }), { status: 500 })
  })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const show = async (report: ReactNode) => {
  const routeTree = createRootRoute({ component: () => report })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  const view = render(
    <QueryClientProvider client={queryClient}>
      <OfficeProvider>
        <RouterProvider router={router as never} />
      </OfficeProvider>
    </QueryClientProvider>,
  )
  await act(() => router.load())
  return view
}

it.each<[string, ReactNode]>([
  ['of bonuses', <BonusCost key="a" />],
  ['of free spins', <SpinCostReport key="b" />],
  ['of free spins on offer', <Spins key="c" />],
  ['of loans', <CreditReport key="d" />],
  ['of levels', <LevelCostReport key="e" />],
  ['of activities', <PromotionCost key="f" />],
  ['of rebate', <RebateCost key="g" />],
  ['of yuebao', <SavingsCost key="h" />],
  ['of the wheel', <WheelReport key="i" />],
  ['of all activities', <Activities key="j" />],
])('R2.36 a report %s that could not be read can be asked for again', async (_, report) => {
  const { host, findButton } = await show(report)
  await waitUntil(() => expect([asked, host.textContent.includes(t('load_failed'))]).toEqual([1, true]))
  expect(host.querySelector('table'), 'nothing else seems to be on its way').toBeNull()
  click(findButton(t('retry')))
  await waitUntil(() => expect(asked).toBe(2))
})

it('R2.36 where a member stands can be asked for again where it could not be read', async () => {
  const { host, find, findButton } = await show(<StandingPanel />)
  type(find<HTMLInputElement>('input'), 'alice')
  act(() => find<HTMLFormElement>('form').requestSubmit())
  await waitUntil(() => expect(host.textContent).toContain(t('load_failed')))
  click(findButton(t('retry')))
  await waitUntil(() => expect(asked).toBe(2))
})

it('R2.36 channels that could not be read draw neither themselves nor their accounts as on their way', async () => {
  const { host } = await show(<ChannelsScreen />)
  await waitUntil(() => expect(host.textContent).toContain(t('load_failed')))
  expect(host.querySelector('table')).toBeNull()
})
