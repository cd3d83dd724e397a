import { expect, it } from 'vitest'
import { listSafe } from './safe.rules.ts'

type Judged = Parameters<typeof listSafe>[0][number]
const calm: Judged = { state: 'requested', risks: [], withheld: [] }
it.each<[string, Partial<Judged>, boolean]>([
  ['nothing is remarkable about', {}, true],
  ['that is being looked at', { state: 'in_review' }, true],
  ['a rule fired for', { risks: [{ rule: 'no_bets', found: '', limit: '' }] }, false],
  ['of before the rules', { risks: null }, false],
  ['that is approved already', { state: 'paying' }, false],
  ['that somebody else has to approve', { withheld: [{ step: 'approve', why: 'erin' }] }, false],
])('R6.6 an order %s: %o is among those approved together: %s', (_, change, is_safe) => {
  expect(listSafe([{ ...calm, ...change }], ['finance']).length === 1).toBe(is_safe)
})
it('R6.6 support approves none', () => expect(listSafe([calm], ['support'])).toEqual([]))
