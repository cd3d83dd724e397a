import { expect, it } from 'vitest'
import { describeReason } from './reason.rules.ts'

it.each([
  ['the gateway never received it', 'payments:reasons.never_received'],
  ['settled by staff', 'payments:reasons.by_staff'],
  ['taken over by staff', 'payments:reasons.taken_over'],
  ['account_closed', 'account_closed'],
  ['', ''],
  ['toString', 'toString'],
] as const)(
  'R6.6 R9.1 staff read in their language what the machine says of a payout, others in their own words: %s',
  (said, text) => expect(describeReason(said, (key) => key)).toBe(text),
)
