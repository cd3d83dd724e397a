// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import {
  adoptToken,
  closeSession,
  isLoggedIn,
  openSession,
  renewToken,
  getSessionToken,
  useSession,
} from './session.store.ts'

beforeEach(closeSession)
const kept = () => ({
  storage: localStorage.getItem('moongate_token'),
  cookie: /moongate_token=([^;]*)/.exec(document.cookie)?.[1] ?? null,
})

it('R4.1 a session is a token in browser storage and in a cookie', () => {
  expect(isLoggedIn()).toBe(false)
  openSession('abc')
  expect(isLoggedIn()).toBe(true)
  expect(kept()).toEqual({ storage: 'abc', cookie: 'abc' })
})

it('R4.3 a trial login stores the token and marks the member', () => {
  openSession('trial', true)
  expect(useSession.getState()).toEqual({ token: 'trial', demo: true })
  expect(kept().storage).toBe('trial')
})

it('R4.4 a login ends what was before it, so that other tabs hear of another account as a log-out and a login', () => {
  openSession('one')
  const told: (string | null)[] = []
  vi.stubGlobal('localStorage', {
    setItem: (_: string, token: string) => void told.push(token),
    removeItem: () => void told.push(null),
  })
  openSession('other')
  vi.unstubAllGlobals()
  expect(told).toEqual([null, 'other'])
})

it('R4.4 closing clears token, mark, storage and cookie', () => {
  openSession('trial', true)
  closeSession()
  expect(useSession.getState()).toEqual({ token: null, demo: false })
  expect(kept().storage).toBeNull()
  expect(kept().cookie ?? '').toBe('')
})

it('R4.5 a successor replaces the token and keeps what is known', () => {
  openSession('old', true)
  renewToken('new')
  expect(useSession.getState()).toEqual({ token: 'new', demo: true })
  expect(kept()).toEqual({ storage: 'new', cookie: 'new' })
})

it('R4.4 a late successor does not open a closed session', () => {
  renewToken('late')
  expect(getSessionToken()).toBeNull()
  expect(kept().storage).toBeNull()
})

it('R4.4 another tab that logs out ends the session here', () => {
  openSession('abc', true)
  adoptToken(null)
  expect(useSession.getState()).toEqual({ token: null, demo: false })
})
