// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { type ReactNode } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { CurrencyProvider } from '@moongate/ui'
import { render, settle, UNHEARD } from '@moongate/testing/react'
import { queryClient } from '../../api/query-client.ts'
import { ApiError, onAnswers } from '../../api/api.ts'
import { findNextLook } from '../../api/online-queries.ts'
import { loadTexts, t } from '../../text.ts'
import OnlineWindowScreen from './online-window.screen.tsx'
import { OrderStep } from './order-step.tsx'

const answer = (status: number, body: object) => async () => new Response(JSON.stringify(body), { status })
const BILL = 'D20260101000001'
const noNetwork = () => Promise.reject(new TypeError('no network'))

const show = async (node: ReactNode) => {
  const root = createRootRoute({ component: Outlet })
  const screen = createRoute({ getParentRoute: () => root, path: '/Member/Deposit', component: () => node })
  const router = createRouter({
    routeTree: root.addChildren([screen]),
    history: createMemoryHistory({ initialEntries: [`/Member/Deposit?order=${BILL}`] }),
  })
  const { host } = render(
    <QueryClientProvider client={queryClient}>
      <CurrencyProvider symbol="¥">
        <RouterProvider router={router as never} />
      </CurrencyProvider>
    </QueryClientProvider>,
  )
  await settle()
  return host.textContent
}

const nothing = () => {}
beforeAll(async () => {
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
  onAnswers(UNHEARD)
  await loadTexts('common', 'member', 'member-deposit')
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('R4.20 of a deposit that could not be read its number is told, and nothing of how it stands', async () => {
  vi.stubGlobal('fetch', noNetwork)
  const text = await show(<OrderStep bill_no={BILL} again={nothing} />)
  expect(text).toContain(BILL)
  expect(text).toContain(t('member:ui.retry'))
  expect(text).not.toContain(t('member-deposit:submitted'))
})

it('R2.8 who comes back from paying while the network is away is offered another try, and not told that there is no such deposit', async () => {
  vi.stubGlobal('fetch', noNetwork)
  const text = await show(<OnlineWindowScreen />)
  expect(text).toContain(t('member:ui.retry'))
  expect(text).not.toContain(t('member-deposit:unknown_order'))
})

it.each([
  ['pending', null, 3_000],
  ['in_review', null, 10_000],
  [undefined, new ApiError({ status: 0, code: 'client.lost', message: '' }), 10_000],
  ['credited', null, false],
  [undefined, new ApiError({ status: 404, code: 'payments.not_found', message: '' }), false],
] as const)('R2.8 a payment that is %s (%s) is looked at again after %s ms', (state, error, ms) =>
  expect(findNextLook(state, error)).toBe(ms),
)

it('R2.8 a payment that nobody knows is told as such', async () => {
  vi.stubGlobal('fetch', answer(404, { status: 'fail', code: 404, message: 'no', error: 'payments.not_found' }))
  expect(await show(<OnlineWindowScreen />)).toContain(t('member-deposit:unknown_order'))
})
