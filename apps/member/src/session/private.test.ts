// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { isLoggedIn, openSession } from './session.store.ts'
import { logout, PRIVATE } from './session.ts'

/** What is read alike by everybody. Whatever is read for a member stands in PRIVATE, and is forgotten with the session. */
const PUBLIC = `about apply-results asides bank-types banners configs credit-rules draws game-types games happenings matches level-table links nav notices payments rebate-ranking
  speed statistics suppliers wheel-setting`

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const keys = Object.entries(sources)
  .filter(([path]) => !path.includes('.test.'))
  .flatMap(([, text]) => [...text.matchAll(/queryKey: \['([\w-]+)'/g)].map(([, key]) => key ?? ''))

afterEach(() => vi.unstubAllGlobals())

it('R4.4 what is read for a member is forgotten with them: each read is either theirs or the same for all', () => {
  const known = new Set([...PRIVATE, ...PUBLIC.split(/\s+/)])
  expect(keys.length).toBeGreaterThan(20)
  expect([...new Set(keys)].filter((key) => !known.has(key))).toEqual([])
})

it('R4.4 a log-out ends the session here at once, and on the server with the token it had', async () => {
  const asked: [string, string | null][] = []
  vi.stubGlobal('fetch', (url: string, { headers }: RequestInit) => {
    asked.push([url.split('?')[0] ?? '', new Headers(headers).get('authorization')])
    return new Promise<Response>(() => {})
  })
  openSession('tok')
  void logout()
  expect(isLoggedIn()).toBe(false)
  expect(asked).toEqual([[expect.stringContaining('logout'), 'Bearer tok']])
})
