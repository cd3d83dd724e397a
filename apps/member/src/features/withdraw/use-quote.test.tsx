// @vitest-environment happy-dom
import { render, UNHEARD } from '@moongate/testing/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { api, onAnswers } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { useQuote } from './use-withdraw-form.ts'

/** What is left of the day at the site. */
let daily_left = 0
const answer = async () => new Response(JSON.stringify({ status: 'success', code: 200, data: { daily_left } }))

beforeAll(async () => {
  onAnswers(UNHEARD)
  // Its calls come with a file of their own, which no clock of a test brings.
  vi.stubGlobal('fetch', answer)
  await api.cashier.quote({ money: '1.00' })
})
beforeEach(() => {
  daily_left = 0
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const Left = () => {
  const { quote, is_own } = useQuote('500')
  return <p>{is_own && quote?.daily_left}</p>
}

it('R8.4 R9.6 a form that stays open over midnight is offered what the new day leaves', async () => {
  const { host } = render(
    <QueryClientProvider client={queryClient}>
      <Left />
    </QueryClientProvider>,
  )
  await pass(1_000)
  expect(host.textContent).toBe('0')
  daily_left = 5
  await pass(61_000)
  expect(host.textContent).toBe('5')
})
