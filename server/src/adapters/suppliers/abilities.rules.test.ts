import { describe, expect, it } from 'vitest'
import { refuseMode } from './abilities.rules.ts'

describe('R4.10 R4.14 a supplier that', () => {
  it.each([
    ['tells and applies once', true, true, undefined, undefined],
    ['tells, and may apply twice', true, false, /may apply a transfer twice.*"manual"/, undefined],
    ['applies once, and does not tell', false, true, /does not tell.*"manual"/, undefined],
    ['does neither', false, false, /cannot be connected/, /cannot be connected/],
  ])('%s', (_case, tells_status, applies_once, automatic, manual) => {
    const judge = (mode: 'automatic' | 'manual') => refuseMode({ tells_status, applies_once }, mode)
    for (const [said, expected] of [
      [judge('automatic'), automatic],
      [judge('manual'), manual],
    ])
      expect(said).toEqual(expected && expect.stringMatching(expected))
  })
})
