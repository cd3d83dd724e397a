import { expect, it } from 'vitest'
import { parseKept } from './kept-form.rules.ts'

const NOW = 1_763_700_000_000
const HOUR = 3_600_000
const stored = (change: object) =>
  JSON.stringify({ who: 'alice', kept_at: NOW - HOUR, values: { amount: '500' }, ...change })

it.each<[string, string | null, object]>([
  ['of this member and of today', stored({}), { amount: '500' }],
  ['of another member', stored({ who: 'bob' }), {}],
  ['of yesterday', stored({ kept_at: NOW - 24 * HOUR }), {}],
  ['of tomorrow', stored({ kept_at: NOW + HOUR }), {}],
  ['with something that is no text', stored({ values: { amount: 5 } }), {}],
  ['of another form', '{"amount":"500"}', {}],
  ['that cannot be read', '{', {}],
  ['that is not there', null, {}],
])('R2.33 a form that was kept: %s', (_, text, values) => expect(parseKept(text, 'alice', NOW)).toEqual(values))
