import { describe, expect, it } from 'vitest'
import {
  type Booked,
  computePayout,
  computePulledTo,
  computeSince,
  findFault,
  isLater,
  choosePlan,
  type Told,
} from './bet.rules.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 15, 4, 0, seconds))
const told = (more: Partial<Told> = {}): Told => ({
  member_id: 1,
  stake: 100n,
  payout: 0n,
  status: 'open',
  changed_at: at(10),
  ...more,
})
const settled = told({ status: 'settled', payout: 180n })

describe('R2.32 what a supplier tells of a bet', () => {
  it.each<[string, Told | undefined, Told, boolean]>([
    ['the first word', undefined, told(), true],
    ['the same again', told(), told(), false],
    ['its end', told(), { ...settled, changed_at: at(11) }, true],
    ['its end within the same moment', told(), settled, true],
    ['its end by a clock that was ahead before', told(), { ...settled, changed_at: at(9) }, true],
    ['an old page of an open bet', told({ stake: 200n }), told({ changed_at: at(9) }), false],
    ['its beginning after its end, within the same moment', settled, told(), false],
    ['an old page', settled, told({ changed_at: at(9) }), false],
    ['another end later', settled, told({ status: 'cancelled', changed_at: at(20) }), true],
    ['another end within the same moment', settled, told({ status: 'cancelled' }), true],
    ['another payout within the same moment', settled, { ...settled, payout: 0n }, true],
    ['another payout later', settled, { ...settled, payout: 0n, changed_at: at(20) }, true],
    ['a later change of nothing', settled, { ...settled, changed_at: at(20) }, false],
    [
      'what a void bet paid is its stake, so this says nothing new',
      told({ status: 'void' }),
      told({ status: 'void', payout: 100n, changed_at: at(20) }),
      false,
    ],
    ['another player', settled, { ...settled, member_id: 2, changed_at: at(20) }, true],
  ])('%s: %#', (_, known, next, counts) => expect(isLater(known, next)).toBe(counts))

  it.each<[Told['status'], bigint]>([
    ['open', 0n],
    ['settled', 180n],
    ['void', 100n],
    ['cancelled', 100n],
  ])('a bet that is %s pays %s', (status, pays) => expect(computePayout({ ...settled, status })).toBe(pays))
})

describe('R2.32 what our books need', () => {
  const open: Booked = { stake: 100n, payout: 0n, status: 'open' }
  const ended: Booked = { stake: 100n, payout: 180n, status: 'settled' }
  it.each<[string, Booked, Told['status'], string[]]>([
    ['a new bet', null, 'open', ['record']],
    ['a new bet that has ended', null, 'void', ['record', 'end']],
    ['an open one that ends', open, 'settled', ['end']],
    ['an open one still', open, 'open', []],
    ['an ended one that ends otherwise', ended, 'cancelled', ['correct']],
  ])('%s', (_, booked, status, needs) =>
    expect(Object.entries(choosePlan(booked, { status })).flatMap(([need, yes]) => (yes ? [need] : []))).toEqual(needs),
  )

  const sound = { is_known: true, is_same: true }
  it.each<[string, Booked, Partial<Told>, Partial<typeof sound>, string | undefined]>([
    ['nothing wrong', open, {}, {}, undefined],
    ['nobody of ours', null, {}, { is_known: false }, 'player_unknown'],
    ['somebody else now', open, {}, { is_same: false }, 'player_changed'],
    ['another stake', open, { stake: 101n }, {}, 'stake_changed'],
    ['no stake', null, { stake: 0n }, {}, 'amount_odd'],
    ['a payout below nothing', null, { payout: -1n }, {}, 'amount_odd'],
    ['open again', ended, {}, {}, 'reopened'],
  ])('a bet is left for people: %s', (_, booked, more, player, fault) =>
    expect(findFault(booked, told(more), { ...sound, ...player })).toBe(fault),
  )
})

describe('R2.32 from when on bets are asked for', () => {
  it('begins a month back, and then ten minutes before the last change', () => {
    expect(computeSince(null, at(0))).toEqual(new Date('2025-12-16T04:00:00Z'))
    expect(computeSince(at(0), new Date('2026-02-01T00:00:00Z'))).toEqual(new Date('2026-01-15T03:50:00Z'))
  })
  it.each<[string, Date | null, Date[], Date | null]>([
    ['nothing yet', null, [], null],
    ['the last change of a page', at(1), [at(5), at(3)], at(5)],
    ['an empty page goes not back', at(5), [], at(5)],
    ['an old page neither', at(5), [at(2)], at(5)],
    ['not past now, where bets would be missed', at(5), [at(50)], at(30)],
  ])('goes to %s', (_, before, changed, to) => expect(computePulledTo(before, changed, at(30))).toEqual(to))
})
