// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { quoteQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { loadTexts } from '../text.ts'
import { recoverAll } from './recover.ts'

beforeAll(() => loadTexts('common', 'member', 'member-money'))
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const data = { api_moneys: [{ api_name: 'money', money: '150.00' }], recovered: '150.00', pending: [], refused: [] }

it('R4.13 R1.2 what came home is known at once, also where nothing else is answered', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/game/recovery_last')) return new Promise<Response>(() => undefined)
    return new Response(JSON.stringify({ status: 'success', code: 200, message: '', data }))
  })
  const { queryKey } = quoteQuery('100.00')
  queryClient.setQueryData<object>(queryKey, { balance: '0.00' })
  const look = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => fetch('/api/drawing/quote'),
    staleTime: 60_000,
  })
  const stop = look.subscribe(() => undefined)
  expect(await recoverAll(new AbortController().signal, (money) => money)).toBe('150.00')
  expect([queryClient.getQueryData(queryKey)?.balance, queryClient.isFetching({ queryKey })]).toEqual(['150.00', 1])
  stop()
})
