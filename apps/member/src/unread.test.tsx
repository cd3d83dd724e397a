// @vitest-environment happy-dom
import { CurrencyProvider } from '@moongate/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { click, press, render, type, waitUntil } from '@moongate/testing/react'
import { creditCheckQuery, statementQuery } from './api/credit-queries.ts'
import { queryClient } from './api/query-client.ts'
import { rebateQuery } from './api/rebate-queries.ts'
import DetailScreen from './features/activity/detail.screen.tsx'
import { CardDialog } from './features/bank/card-dialog.tsx'
import { FreeSpins } from './features/bonus/free-spins.tsx'
import { SpinHistory } from './features/bonus/spin-history.tsx'
import { CardsSummary } from './features/center/cards-summary.tsx'
import { Dashboard } from './features/center/dashboard.tsx'
import { PaperPicture } from './features/center/paper-picture.tsx'
import { Borrow } from './features/credit/borrow.tsx'
import { CreditFigures } from './features/credit/figures.tsx'
import StatementScreen from './features/credit/statement.screen.tsx'
import { DueRebate } from './features/rebate/due.tsx'
import { Overview } from './features/team/overview.tsx'
import { loadTexts, t } from './text.ts'

const none = () => undefined
const isRetry = (button: Element) => button.textContent === t('member:ui.retry')
const findRetries = () => [...document.querySelectorAll('button')].filter(isRetry)

let asked = 0
let status = 500
beforeAll(async () => {
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
  const later = ['activity', 'bank', 'bonus', 'center', 'credit', 'freespins', 'rebate', 'records', 'security', 'team']
  await loadTexts('common', 'member', 'fields', ...later.map((name) => `member-${name}` as 'member-bank'))
})
beforeEach(() => {
  asked = 0
  status = 500
  vi.stubGlobal('scrollTo', none)
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return new Response(JSON.stringify({ status: 'error', code: status, message: '' }), { status })
  })
})
afterEach(() => {
  queryClient.clear()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const show = async (screen: ReactNode) => {
  const routeTree = createRootRoute({ component: () => screen })
  const router = createRouter({ routeTree, history: createMemoryHistory(), scrollRestoration: false })
  const view = render(
    <QueryClientProvider client={queryClient}>
      <CurrencyProvider symbol="¥">
        <RouterProvider router={router as never} />
      </CurrencyProvider>
    </QueryClientProvider>,
  )
  await act(() => router.load())
  return view
}

it.each<[string, ReactNode, number]>([
  ['an activity', <DetailScreen key="a" />, 1],
  ['the banks of a card', <CardDialog key="b" card={undefined} owner="Li" close={none} />, 1],
  ['free spins', <FreeSpins key="c" />, 1],
  ['free spins that have ended', <SpinHistory key="d" />, 1],
  ["the member's day and newest movements", <Dashboard key="e" steps={undefined} />, 2],
  ['a picture of a paper', <PaperPicture key="f" id="1" n={1} />, 1],
  ['what a loan needs', <Borrow key="g" name="alice" />, 1],
  ['limit and debt of loans', <CreditFigures key="h" name="alice" />, 1],
  ['the figures, the chart and the rates of a team', <Overview key="j" />, 3],
])('R2.36 %s that could not be read can be asked for again', async (_, screen, count) => {
  queryClient.setQueryData(creditCheckQuery('alice').queryKey, { why: null, again_at: null, loan: null } as never)
  await show(screen)
  await waitUntil(() => expect(findRetries()).toHaveLength(count))
  const before = asked
  for (const button of findRetries()) click(button)
  await waitUntil(() => expect(asked).toBeGreaterThanOrEqual(before + count))
})

it('R2.36 cards that could not be read can be asked for again', async () => {
  let again = 0
  await show(<CardsSummary cards={undefined} retry={() => (again += 1)} />)
  for (const button of findRetries()) click(button)
  expect(again).toBe(1)
})

it.each([404, 422])('R2.4 an activity that the server does not know (%i) is said to be none', async (refused) => {
  status = refused
  const { host } = await show(<DetailScreen />)
  await waitUntil(() => expect(host.textContent).toContain(t('member-activity:none')))
  expect(findRetries()).toEqual([])
})

it.each([
  [500, 1],
  [400, 0],
])(
  'R4.19 an account of loans for other days that was answered %i can be asked for again %i time',
  async (code, count) => {
    status = code
    const known = { name: 'alice', from: '2026-11-01', to: '2026-11-20', made_at: '2026-11-20 12:00:00', entries: [] }
    const sums = { before: '0.00', borrowed: '0.00', repaid: '0.00', fees: '0.00', after: '0.00' }
    queryClient.setQueryData(statementQuery({}).queryKey, { ...known, ...sums })
    const { find } = await show(<StatementScreen />)
    type(find<HTMLInputElement>('input'), '2026-11-02')
    press(find('input'), 'Enter')
    await waitUntil(() =>
      expect([document.querySelector('[role=alert]') !== null, findRetries().length]).toEqual([true, count]),
    )
  },
)

it('R3.14 rebate that was read stays in sight where reading it anew fails', async () => {
  const row = { date: '2026-11-20', last_date: null, gameType: 1, game_type_text: 'Live', own: '', suppliers: [] }
  const sums = { total_valid: '100.00', fs_money: '1.00', rate: '1.00', claimed: '0.00', next: null }
  const known = { total: '1.00', deadtime: '2026-11-21 12:00:00', rows: [{ ...row, ...sums }] }
  queryClient.setQueryData(rebateQuery.queryKey, known as never)
  const { host } = await show(<DueRebate />)
  await act(() => queryClient.invalidateQueries({ queryKey: rebateQuery.queryKey }))
  await waitUntil(() => expect(queryClient.getQueryState(rebateQuery.queryKey)?.status).toBe('error'))
  await act(async () => {})
  expect(host.textContent).toContain('Live')
  expect(host.textContent).not.toContain(t('member-rebate:none'))
})
