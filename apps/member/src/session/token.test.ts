// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { readToken, writeToken } from './token.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['https:', /^__Host-moongate_token=abc; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/],
  ['http:', /^moongate_token=abc; Path=\/; Max-Age=\d+; SameSite=Lax$/],
])('R4.1 over %s the cookie is named so that nobody else can set it where that is possible', (protocol, cookie) => {
  const written: string[] = []
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', {
    set cookie(value: string) {
      written.push(value)
    },
  })
  writeToken('abc')
  expect(readToken()).toBe('abc')
  expect(written).toEqual([expect.stringMatching(cookie)])
  writeToken(null)
  expect(written[1]).toContain('Max-Age=0')
})
