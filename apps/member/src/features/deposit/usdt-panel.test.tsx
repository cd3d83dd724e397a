// @vitest-environment happy-dom
import { CurrencyProvider } from '@moongate/ui'
import { render, UNHEARD } from '@moongate/testing/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { api, onAnswers } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { loadTexts, t } from '../../text.ts'
import UsdtPanel from './usdt-panel.tsx'

const nothing = () => {}
const ORDER = {
  usdt_type: 'erc',
  usdt_rate: '7.1600',
  address: '0x9d29',
  money: '700.00',
  usdt: '97.77',
  received: '0.00',
  left_seconds: 60,
  total_seconds: 1200,
}
type Order = typeof ORDER
/** What the site answers: the open order, the rate of now, and what becomes of a new order. */
let site: { order: Order | null; usdt_rate: string | null; ordered: () => Response }
const reply = (data: object, status = 200) =>
  new Response(JSON.stringify({ status: 'success', code: 200, data }), { status })
const answer = async (url: string, { method = 'GET' }: { method?: string } = {}) => {
  if (method === 'POST') return site.ordered()
  if (!url.includes('/recharge/usdt')) return reply([])
  const networks = [{ usdt_type: 'erc', available: true, confirmations: 3, faucet: '' }]
  const { order, usdt_rate } = site
  return reply({ networks, min: '100.00', max: '5000.00', single_max: '5000.00', usdt_rate, order, transfers: [] })
}

beforeAll(async () => {
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
  onAnswers(UNHEARD)
  await loadTexts('common', 'member', 'member-deposit')
  // Its calls come with a file of their own, which no clock of a test brings.
  vi.stubGlobal('fetch', async () => reply({}))
  await api.chain.usdt({})
  vi.unstubAllGlobals()
})
beforeEach(() => {
  site = { order: ORDER, usdt_rate: '7.1600', ordered: () => reply(ORDER) }
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const show = async () => {
  const view = render(
    <QueryClientProvider client={queryClient}>
      <CurrencyProvider symbol="¥">
        <UsdtPanel first="700" keep={nothing} />
      </CurrencyProvider>
    </QueryClientProvider>,
  )
  await pass(1_000)
  const press = async (words: string) => {
    act(() => view.findButton(words).click())
    await pass(1_000)
  }
  return { press, read: () => view.host.textContent }
}

it('R1.3 an order whose rate runs out while it is open says what becomes of what was sent, and leads to the rate of now', async () => {
  const { press, read } = await show()
  expect(read()).toContain(ORDER.address)
  site.order = { ...ORDER, left_seconds: 2 }
  await pass(16_000)
  await pass(3_000)
  expect(read()).toContain(t('member-deposit:usdt.over_sent', { usdt: ORDER.usdt }))
  expect(read()).not.toContain(ORDER.address)
  site = { ...site, order: null, usdt_rate: '7.0000' }
  await pass(16_000)
  expect(read()).toContain(t('member-deposit:usdt.over'))
  await press(t('member-deposit:usdt.renew'))
  expect(read()).toContain(t('member-deposit:usdt.to_send', { usdt: '100.00' }))
})

it('R1.3 of an order of which a part has come the rest is asked for, and nothing once all of it is there', async () => {
  site.order = { ...ORDER, received: '90.00' }
  const { read } = await show()
  expect(read()).toContain('7.77 USDT')
  site.order = { ...ORDER, received: ORDER.usdt }
  await pass(16_000)
  expect(read()).toContain(t('member-deposit:usdt.arrived', { usdt: ORDER.usdt }))
  expect(read()).not.toContain(ORDER.address)
})

it('R1.3 who orders while the rate moves is told that another sum is to be sent', async () => {
  site.order = null
  const { press, read } = await show()
  expect(read()).toContain(t('member-deposit:usdt.to_send', { usdt: ORDER.usdt }))
  const moved = { ...ORDER, usdt: '98.00', usdt_rate: '7.1429' }
  site = { ...site, ordered: () => reply(moved) }
  site.order = moved
  await press(t('member-deposit:usdt.get_address'))
  expect(read()).toContain(t('member-deposit:usdt.moved', { usdt: '98.00', was: ORDER.usdt }))
})

it('R1.3 a rate that is gone when the address is asked for is told in the form, at once', async () => {
  site.order = null
  const { press, read } = await show()
  site = {
    ...site,
    usdt_rate: null,
    ordered: () =>
      new Response(JSON.stringify({ status: 'fail', code: 409, message: '', error: 'chain.no_rate' }), { status: 409 }),
  }
  await press(t('member-deposit:usdt.get_address'))
  expect(read()).toContain(t('member-deposit:usdt.no_rate'))
})
