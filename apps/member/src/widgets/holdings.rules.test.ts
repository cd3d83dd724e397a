import { expect, it } from 'vitest'
import { canRecover, isSpread, type Holdings, sumAway } from './holdings.rules.ts'

const part = (kind: Holdings['parts'][number]['kind'], money: string) => ({ kind, money })
const centre = part('centre', '100.00')

it.each<[string, { kind: Holdings['parts'][number]['kind']; money: string }[], [boolean, string, boolean]]>([
  ['all in the centre', [centre], [false, '0.00', false]],
  ['some at suppliers', [centre, part('supplier', '20.50'), part('supplier', '3.00')], [true, '23.50', true]],
  ['held for a withdrawal', [centre, part('held', '50.00')], [true, '0.00', false]],
  ['rebate', [centre, part('rebate', '5.00')], [true, '0.00', false]],
  ['on its way', [centre, part('transit', '5.00')], [true, '0.00', true]],
])('R1.2 R4.13 money %s', (_, parts, expected) =>
  expect([isSpread(parts), sumAway(parts), canRecover(parts)]).toEqual(expected),
)
