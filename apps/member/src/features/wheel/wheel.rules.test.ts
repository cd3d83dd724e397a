import { MOTIFS } from '@moongate/ui/motifs'
import { WHEEL_PICS } from '@moongate/contract/wheel.states'
import { expect, it } from 'vitest'
import type { WheelStanding } from '../../api/wheel-queries.ts'
import { computeNearness, describePrize, formatEntropy, formatOdds, isWorthSomething } from './wheel.rules.ts'

const standing = (part: Partial<WheelStanding>): WheelStanding => ({
  bet_amount: '2400.00',
  save_amount: '1000.00',
  cjcs: 1,
  missing: [],
  next: { nonce: 1, commitment: '' },
  record: { data: [], current_page: 1, last_page: 1, per_page: 8, total: 0 },
  ...part,
})

it.each([
  [250_000, '25%'],
  [1_500, '0.15%'],
  [10, '0.001%'],
  [0, '0%'],
  [1_000_000, '100%'],
])('R2.6 odds of %s millionths are told as %s', (odds, told) => expect(formatOdds(odds)).toBe(told))

it.each([
  [{ type: 1, money: '8.88', prize: '现金' }, '¥8.88', true],
  [{ type: 1, money: '0.00', prize: '谢谢参与' }, '谢谢参与', false],
  [{ type: 3, money: '0.00', prize: '月饼礼盒' }, '月饼礼盒', true],
])('R2.6 a prize %o is called %s', (told, words, worth) => {
  expect(describePrize(told, (wire) => `¥${wire}`)).toBe(words)
  expect(isWorthSomething(told)).toBe(worth)
})

it('R2.6 the way to the next chance is measured by the nearest condition; nothing is left when all are reached', () => {
  const missing = [{ save_amount: '0.00', bet_amount: '600.00', cjcs: 1 }]
  expect(computeNearness(standing({ missing }))).toEqual({
    save: { has: '1000.00', need: 1000, share: 1 },
    bet: { has: '2400.00', need: 3000, share: 0.8 },
  })
  expect(computeNearness(standing({}))).toBeUndefined()
})

it('the browser adds digits that the server takes', () =>
  expect(formatEntropy(Uint8Array.of(0, 15, 255))).toBe('000fff'))

it('every picture a prize may have is one of the kit', () =>
  expect(WHEEL_PICS.filter((pic) => !MOTIFS.some((motif) => motif === pic))).toEqual([]))
