import { describe, expect, it } from 'vitest'
import { chooseEnd, computeMissing, computePaid, type Ended } from './bonus.rules.ts'
import { chooseMatch, type Deposit, findLastWeek, judgeOffer, listFlags } from './offer.rules.ts'
import { computeAmount, computeNeeded, type Terms, countBet } from './terms.rules.ts'

const TERMS: Terms = {
  percent: 50,
  min: 10_000n,
  max: 20_000n,
  times: 10,
  max_bet: 5_000n,
  days: 7,
  order: 'real_first',
  weights: [
    { game_type: 3, percent: 100 },
    { game_type: 1, percent: 10 },
  ],
  review: false,
}
const bet = (game_type: number, stake: bigint, payout = 0n, effective = stake) => ({
  game_type,
  stake,
  payout,
  effective,
})

describe('R1.5 what a bonus brings and what counts', () => {
  it.each([
    ['half', 10_000n, 5_000n],
    ['half a cent to the even one, down', 10_001n, 5_000n],
    ['and up', 10_003n, 5_002n],
    ['the most', 50_000n, 20_000n],
  ])('%s', (_, base, amount) => expect(computeAmount(base, TERMS)).toBe(amount))

  it.each([
    ['slots count whole', bet(3, 1_000n), { counted: 1_000n, loss: 1_000n }],
    ['live games a tenth, cents cut', bet(1, 999n, 2_000n), { counted: 99n, loss: -1_001n }],
    ['the largest bet that counts', bet(3, 5_000n), { counted: 5_000n, loss: 5_000n }],
    ['one above it counts nothing', bet(3, 5_001n), { counted: 0n, loss: 0n }],
    ['a type without a weight', bet(5, 1_000n), { counted: 0n, loss: 0n }],
    ['a stake that came back', bet(3, 1_000n, 1_000n, 0n), { counted: 0n, loss: 0n }],
  ])('%s', (_, one, counts) => expect(countBet(one, TERMS)).toEqual(counts))

  it.each([
    [100, 50_000n],
    [10, 500_000n],
    [3, 1_666_667n],
    [0, null],
  ])('at %i per cent what is to be bet', (percent, needed) => expect(computeNeeded(50_000n, percent)).toBe(needed))
})

describe('R1.5 how a bonus ends', () => {
  const at = (wagered: bigint, loss: bigint, order: Terms['order'] = 'real_first') => ({
    amount: 100n,
    required: 1_000n,
    wagered,
    loss,
    terms: { order },
  })
  it.each<[string, ReturnType<typeof at>, Ended | undefined]>([
    ['goes on', at(999n, 500n), undefined],
    ['is released', at(1_000n, 500n), 'released'],
    ['goes on while its loss is not all', at(1n, 99n, 'bonus_first'), undefined],
    ['is spent', at(1n, 100n, 'bonus_first'), 'spent'],
    ['is released though it is spent too', at(1_000n, 100n, 'bonus_first'), 'released'],
  ])('%s', (_, bonus, end) => expect(chooseEnd(bonus)).toBe(end))

  it.each<[string, ReturnType<typeof at>, Ended, bigint]>([
    ['released is paid whole', at(1_000n, 0n), 'released', 100n],
    ['cancelled is gone', at(5n, 50n), 'cancelled', 0n],
    ['played first, what it covered stays', at(5n, 50n, 'bonus_first'), 'cancelled', 50n],
    ['no more than itself', at(5n, 150n, 'bonus_first'), 'forfeited', 100n],
    ['nothing of it where bets won', at(5n, -50n, 'bonus_first'), 'expired', 0n],
  ])('%s', (_, bonus, state, paid) => expect(computePaid(bonus, state)).toBe(paid))

  it('what is missing ends at nothing', () =>
    expect([computeMissing(at(400n, 0n)), computeMissing(at(2_000n, 0n))]).toEqual([600n, 0n]))
})

describe('R1.5 who may take an offer', () => {
  const WEEK = { source: 'week 2026-01-05', loss: 0n, is_used: false }
  const deposit = (more: Partial<Deposit> = {}): Deposit => ({
    ref: 'D1',
    amount: 10_000n,
    place: 1,
    is_used: false,
    is_withdrawn: false,
    ...more,
  })
  const judge = (kind: 'first_deposit' | 'reload' | 'cashback', found: Deposit | undefined, week = WEEK) =>
    judgeOffer({ kind, terms: TERMS }, { deposit: found, week })
  it.each([
    ['nothing to match', judge('first_deposit', undefined), 'no_deposit', 0n],
    ['the first', judge('first_deposit', deposit()), 'open', 5_000n],
    ['a later one is no first', judge('first_deposit', deposit({ place: 2 })), 'used', 0n],
    ['the first is no reload', judge('reload', deposit()), 'no_deposit', 0n],
    ['a reload', judge('reload', deposit({ place: 2 })), 'open', 5_000n],
    ['matched already', judge('reload', deposit({ place: 2, is_used: true })), 'used', 0n],
    ['too small', judge('first_deposit', deposit({ amount: 9_999n })), 'deposit_small', 0n],
    ['withdrawn since', judge('first_deposit', deposit({ is_withdrawn: true })), 'withdrawn', 0n],
    ['a week won', judge('cashback', undefined, { ...WEEK, loss: -5n }), 'no_loss', 0n],
    ['a week lost', judge('cashback', undefined, { ...WEEK, loss: 12_000n }), 'open', 6_000n],
    ['a week taken', judge('cashback', undefined, { ...WEEK, loss: 12_000n, is_used: true }), 'used', 0n],
  ])('%s', (_, { stand, amount }, expected, brings) => expect([stand, amount]).toEqual([expected, brings]))

  const FIRST = { id: 1, kind: 'first_deposit' as const, terms: TERMS, is_on: true }
  const RELOAD = { id: 2, kind: 'reload' as const, terms: { ...TERMS, percent: 20 }, is_on: true }
  const BETTER = { ...RELOAD, id: 3, terms: { ...TERMS, min: 30_000n } }
  const WEEKLY = { ...RELOAD, id: 4, kind: 'cashback' as const }
  const all = [FIRST, RELOAD, BETTER, WEEKLY, { ...BETTER, id: 5 }]
  it.each([
    ['the first one', 0, 10_000n, all, [1, 5_000n]],
    ['a later one', 1, 10_000n, all, [2, 2_000n]],
    ['of several the one that gives most, of equals the older', 1, 30_000n, all, [3, 15_000n]],
    ['a small one nothing', 0, 9_999n, all, undefined],
    ['nothing where all is off', 0, 10_000n, [{ ...FIRST, is_on: false }], undefined],
    ['nothing for what a week lost', 1, 10_000n, [WEEKLY], undefined],
  ])('a next deposit would bring: %s', (_, deposits, amount, offers, expected) => {
    const found = chooseMatch(offers, amount, deposits)
    expect(found && [found.offer.id, found.amount]).toEqual(expected)
  })

  it.each([
    [0, 0, 0, []],
    [1, 0, 0, ['shared_card']],
    [0, 2, 0, ['shared_address']],
    [0, 0, 1, ['shared_device']],
    [3, 1, 1, ['shared_card', 'shared_address', 'shared_device']],
  ])(
    'others with the card %i, the address %i, the browser %i',
    (card_sharers, address_sharers, device_sharers, flags) =>
      expect(listFlags({ card_sharers, address_sharers, device_sharers })).toEqual(flags),
  )

  it.each([
    ['2026-01-12', '2026-01-05', '2026-01-11'],
    ['2026-01-18', '2026-01-05', '2026-01-11'],
    ['2026-03-01', '2026-02-16', '2026-02-22'],
  ])('the week before %s', (today, first, last) => expect(findLastWeek(today)).toEqual({ first, last }))
})
