import { expect, it } from 'vitest'
import { isPasskeyPossible } from './passkey.ts'

it.each([
  ['site.example', true, true, true],
  ['localhost', true, true, true],
  ['127.0.0.1', true, true, false],
  ['[::1]', true, true, false],
  ['site.example', false, true, false],
  ['site.example', true, false, false],
])('R3.2 passkeys on %s, safe %s, known %s: %s', (hostname, secure, known, possible) => {
  expect(isPasskeyPossible({ hostname, secure, known })).toBe(possible)
})
