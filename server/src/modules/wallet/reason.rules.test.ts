import { expect, it } from 'vitest'
import { describeRejection } from './reason.rules.ts'

it.each([
  ['never sent', 'wallet:reasons.never_sent'],
  ['the supplier never received it', 'wallet:reasons.never_received'],
  ['settled by staff', 'wallet:reasons.by_staff'],
  ['insufficient', 'insufficient'],
  ['', ''],
  ['toString', 'toString'],
] as const)(
  'R4.14 R9.1 staff read in their language what we say of a transfer, suppliers in their own words: %s',
  (said, text) => expect(describeRejection(said, (key) => key)).toBe(text),
)
