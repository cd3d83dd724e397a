// @vitest-environment happy-dom
import { CurrencyProvider } from '@moongate/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from '@moongate/testing/react'
import { queryClient } from '../api/query-client.ts'
import { MemberBar } from '../layouts/main/member-bar.tsx'
import { MemberHeader } from '../layouts/member/member-header.tsx'
import { CORE, loadTexts } from '../text.ts'
import { followEvents } from './events.ts'
import { closeSession, openSession } from './session.store.ts'

const me = { name: 'alice', is_demo: 0, money: '10.00', fs_money: '0.00', ml_money: '5.00', updated_at: '' }
const part = { api_code: '', title: '', as_of: null }

/** What the bar asks last. */
const LAST = 'game/holdings'

/** A server with one member, an event stream, and a list of what it was asked; `down` names calls that it refuses. */
const openServer = () => {
  const server = { asked: [] as string[], money: '10.00', down: new Set<string>(), tell: (_event: string) => {} }
  const answers = (): Record<string, object> => ({
    'system/configs': { data: { site_name: 'Moongate' } },
    'auth/me': { data: { ...me, money: server.money } },
    'game/holdings': {
      data: { total: server.money, parts: [{ ...part, kind: 'centre', money: server.money }] },
    },
    'member/message/list': { unread: 0, data: { data: [] } },
  })
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      server.tell = (event) => controller.enqueue(new TextEncoder().encode(event))
    },
  })
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0]?.replace('/api/', '') ?? ''
    if (path === 'events') return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
    server.asked.push(path)
    if (server.down.has(path)) return new Response('{"code":500}', { status: 500 })
    const body = answers()[path] ?? { data: { data: [] } }
    return new Response(JSON.stringify({ status: 'success', code: 200, message: '', ...body }))
  })
  return server
}

const show = async (page: () => ReactNode) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: page }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  await act(
    async () =>
      void render(
        <QueryClientProvider client={queryClient}>
          <CurrencyProvider symbol="¥">
            <RouterProvider router={router as never} />
          </CurrencyProvider>
        </QueryClientProvider>,
      ),
  )
}
/** Until nothing is asked any more; what comes by itself from here on is no act of the test. */
const waitQuiet = async () => {
  await expect.poll(() => queryClient.isFetching()).toBe(0)
}
const arrive = async (page: () => ReactNode) => {
  await show(page)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  await expect.poll(() => server.asked).toContain(LAST)
  await waitQuiet()
  stop = followEvents()
}
const BALANCE = 'event: balance\ndata: {}\n\n'

/** Money moves: what is asked until the page shows it and is quiet again. */
const move = async (money: string): Promise<string[]> => {
  const from = server.asked.length
  server.money = money
  server.tell(BALANCE)
  await expect.poll(() => document.body.textContent).toContain(`¥${money}`)
  await waitQuiet()
  return server.asked.slice(from)
}

let server = openServer()
let stop = () => {}
beforeEach(async () => {
  server = openServer()
  await loadTexts(...CORE, 'member-money', 'member-center')
  openSession('tok')
})
afterEach(() => {
  stop()
  closeSession()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('R2.20 a moved balance is shown after one call, and nothing else is asked', async () => {
  await arrive(MemberBar)
  expect(await move('96.00')).toEqual(['game/holdings'])
  expect(await move('97.00')).toEqual(['game/holdings'])
})

it('R2.20 what is left to bet is read behind it where it is shown', async () => {
  const page = () => (
    <>
      <MemberBar />
      <MemberHeader />
    </>
  )
  await arrive(page)
  expect(await move('96.00')).toEqual(['game/holdings', 'auth/me'])
  expect(await move('97.00')).toEqual(['game/holdings', 'auth/me'])
})

it('R2.20 where holdings cannot be had the member says the balance', async () => {
  await arrive(MemberBar)
  server.down.add('game/holdings')
  expect(await move('96.00')).toEqual(['game/holdings', 'auth/me'])
})
