// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DRAFTS } from '@moongate/client/drafts'
import { meQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { usePopups } from '../popups/popups.store.ts'
import { loadTexts, t } from '../text.ts'
import { followToken, forgetMember, handleSessionEnd, logout, watchMember } from './session.ts'
import { closeSession, getSessionToken, isLoggedIn, openSession } from './session.store.ts'
import { rememberTarget, takeTarget } from './target.ts'

const me = { name: 'alice', realname: 'Li', is_demo: 0 }
const answer =
  (status: number, body: object = {}) =>
  async () =>
    new Response(
      JSON.stringify({ status: status === 200 ? 'success' : 'error', code: status, message: 'no', ...body }),
      {
        status,
      },
    )
const listWords = () => usePopups.getState().asks.map(({ text }) => text)

let stop = () => {}
beforeEach(async () => {
  await loadTexts('member')
  stop = watchMember()
  location.hash = '#/Member/Center'
  openSession('tok')
})
afterEach(() => {
  stop()
  closeSession()
  forgetMember()
  usePopups.setState({ asks: [] })
  vi.unstubAllGlobals()
})
const ask = () => queryClient.fetchQuery({ ...meQuery, staleTime: 0, retryDelay: 0 }).catch(() => undefined)

it.each([400, 403, 404, 500])(
  'R8.3 an answer %s without a member ends the session, says so and goes home',
  async (status) => {
    vi.stubGlobal('fetch', vi.fn(answer(status)))
    await ask()
    expect([isLoggedIn(), listWords(), location.hash]).toEqual([false, [t('member:session.auth_failed')], '#/Index'])
  },
)

it.each<[string, () => Promise<Response>]>([
  ['silence', async () => Promise.reject(new TypeError('failed to fetch'))],
  ['a server that is away', answer(503)],
])('R8.3 %s leaves the session, so that a reload goes on', async (_, fetched) => {
  vi.stubGlobal('fetch', vi.fn(fetched))
  await ask()
  expect([isLoggedIn(), listWords(), location.hash]).toEqual([true, [], '#/Member/Center'])
})

it('R8.3 a member who is known stays logged in when a newer look at them fails', async () => {
  vi.stubGlobal('fetch', vi.fn(answer(200, { data: me })))
  await ask()
  vi.stubGlobal('fetch', vi.fn(answer(500)))
  await ask()
  expect([isLoggedIn(), listWords()]).toEqual([true, []])
})

it('R4.4 another tab that logs out ends the session here too: forgets the member and what they wanted, and goes home', () => {
  queryClient.setQueryData(['me'], me)
  rememberTarget('/Member/BindBank')
  followToken(null)
  expect([isLoggedIn(), queryClient.getQueryData(['me']), location.hash]).toEqual([false, undefined, '#/Index'])
  expect(takeTarget()).toBe('/Index')
})

it('R4.5 a token that another tab renewed is taken over, and who is here stays and stays where they are', () => {
  queryClient.setQueryData(['me'], me)
  followToken('newer')
  expect([getSessionToken(), queryClient.getQueryData(['me']), location.hash]).toEqual(['newer', me, '#/Member/Center'])
})

it.each<[string, () => unknown, string | null]>([
  ['a logout takes along', logout, null],
  ['a logout in another tab takes along', () => followToken(null), null],
  ['a session that ran out leaves', () => handleSessionEnd({ forced: false, message: '' }), 'mail=It+has+not+come'],
])('R1.8 %s what was begun of a mail', async (_, end, left) => {
  vi.stubGlobal('fetch', vi.fn(answer(200)))
  sessionStorage.setItem(DRAFTS, 'mail=It+has+not+come')
  await end()
  expect([isLoggedIn(), sessionStorage.getItem(DRAFTS)]).toEqual([false, left])
})
