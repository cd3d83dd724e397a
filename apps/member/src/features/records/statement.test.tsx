// @vitest-environment happy-dom
import { CurrencyProvider } from '@moongate/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { click, render } from '@moongate/testing/react'
import { configsQuery, type moneyLogQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { loadTexts, t } from '../../text.ts'
import { Statement } from './statement.tsx'

/** The days that are asked for by what is shown. */
const readAsked = () =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: ['money-log'], type: 'active' })
    .map(({ queryKey: [, input] }) => (input as Parameters<typeof moneyLogQuery>[0]).created_at?.join(' '))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeAll(async () => {
  await loadTexts('common', 'member', 'member-records')
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.setSystemTime('2026-11-20T15:59:50Z')
  queryClient.setQueryData(configsQuery.queryKey, { time_zone: 'Asia/Shanghai' } as never)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const show = () => {
  const view = render(
    <QueryClientProvider client={queryClient}>
      <CurrencyProvider symbol="¥">
        <Statement />
      </CurrencyProvider>
    </QueryClientProvider>,
  )
  expect(readAsked()).toEqual(['2026-11-14 2026-11-20'])
  return view
}

it('R2.34 the days that nobody chose end with today, also once another day has begun', async () => {
  show()
  await pass(10_000)
  expect(readAsked()).toEqual(['2026-11-15 2026-11-21'])
})

it('R2.34 the days that somebody chose stay when another day begins', async () => {
  const { findButton } = show()
  click(findButton(t('member-records:quick.today')))
  await pass(10_000)
  expect(readAsked()).toEqual(['2026-11-20 2026-11-20'])
  expect(findButton(t('member-records:quick.today')).getAttribute('aria-pressed')).toBe('false')
})
