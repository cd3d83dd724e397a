import { describe, expect, it } from 'vitest'
import { computeNet, priceLines, settleAgent } from './commission.rules.ts'
import { refuseDecision, settleAll } from './owed.rules.ts'

const line = (effective: bigint, rate_ppm = 1_000) => ({ game_type: 3, rate_ppm, effective, late: 0n })
const nothing = { stake: 0n, payout: 0n, hongli: 0n, fanshui: 0n, late: 0n }
const rates = { model: 'rates', share_ppm: 0, carried: 0n } as const
const revenue = { model: 'revenue', share_ppm: 300_000, carried: 0n } as const

describe('R6.4 commission', () => {
  it.each([
    [1_000n, 1n],
    [1_500n, 2n],
    [2_500n, 2n],
    [-1_500n, -2n],
    [-2_500n, -2n],
  ])('a line of %s is rounded once to %s', (effective, amount) =>
    expect(priceLines([line(effective)])[0]?.amount).toBe(amount),
  )

  it.each([
    ['rates', rates, [line(10_000n), line(20_000n, 500)], nothing, { earned: 20n, amount: 20n, carried_out: 0n }],
    [
      'what was carried is paid off first',
      { ...rates, carried: -15n },
      [line(10_000n)],
      nothing,
      { earned: 10n, amount: 0n, carried_out: -5n },
    ],
    [
      'just paid off',
      { ...rates, carried: -10n },
      [line(10_000n)],
      nothing,
      { earned: 10n, amount: 0n, carried_out: 0n },
    ],
    [
      'a share',
      revenue,
      [],
      { stake: 1_000n, payout: 400n, hongli: 50n, fanshui: 50n, late: 0n },
      { earned: 150n, amount: 150n, carried_out: 0n },
    ],
    [
      'a share of a loss',
      revenue,
      [line(10_000n)],
      { ...nothing, payout: 100n },
      { earned: -30n, amount: 0n, carried_out: -30n },
    ],
  ])('%s', (_case, terms, shares, of, outcome) => expect(settleAgent(terms, shares, of)).toMatchObject(outcome))

  it('is of lost stakes less payouts, gifts and rebates', () =>
    expect(computeNet({ stake: 100n, payout: 30n, hongli: 20n, fanshui: 10n })).toBe(40n))

  it('is owed to whom anything new stands for, by the model of now', () => {
    const agents = [1, 2, 3].map(
      (agent_id) => ({ agent_id, model: agent_id === 2 ? 'revenue' : 'rates', share_ppm: 500_000 }) as const,
    )
    const shares = [1, 2].map((agent_id) => ({ agent_id, ...line(10_000n) }))
    const owed = settleAll(agents, [{ agent_id: 3, carried: -5n }], shares, [{ agent_id: 2, ...nothing, stake: 40n }])
    expect(owed.map(({ agent_id, amount, lines, stake }) => [agent_id, amount, lines.length, stake])).toEqual([
      [1, 10n, 1, 0n],
      [2, 20n, 0, 40n],
    ])
  })

  it.each([
    ['approve', 'in_review', 2, undefined],
    ['approve', 'in_review', 1, 'commission.second_person'],
    ['refuse', 'in_review', 1, undefined],
    ['approve', 'approved', 2, 'commission.run_changed'],
    ['refuse', 'refused', 1, 'commission.run_changed'],
  ] as const)('%s a run that is %s by %s: %s', (step, state, staff_id, refusal) =>
    expect(refuseDecision({ state, started_id: 1 }, staff_id, step)).toBe(refusal),
  )
})
