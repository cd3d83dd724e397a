import { divideRounded, type Minor } from '@moongate/money'
import type { Balls, BetType, Picks, Term, Verdict } from './game.ts'

/** A bet as it was accepted. The odds are those of that moment, whatever the table says later. */
export type Bet = {
  readonly type: BetType
  readonly picks: Picks
  readonly unit_stake_minor: Minor
  readonly multiple: number
  readonly odds_milli: number
}
export type DrawResult = { readonly state: 'drawn'; readonly balls: Balls } | { readonly state: 'void' }
export type Settlement = {
  readonly won_units: number
  /** Units whose stake is handed back: ties, and every unit of a void draw. */
  readonly returned_units: number
  readonly payout_minor: Minor
  /** Any winning unit makes a bet `won`; `tie_refund` has none but gets stakes back. */
  readonly result: 'won' | 'lost' | 'void' | 'tie_refund'
}

/** The money on one unit. */
export const getUnitStake = (bet: Pick<Bet, 'unit_stake_minor' | 'multiple'>): Minor =>
  bet.unit_stake_minor * BigInt(bet.multiple)

/** The money on the whole bet. */
export const computeBetStake = (bet: Bet): Minor => getUnitStake(bet) * BigInt(bet.type.rule.units(bet.picks))

/** What one winning unit pays, stake included: stake × odds, half even to the cent. The only rounding of a payout. */
export const computeUnitPayout = (bet: Bet): Minor =>
  divideRounded(getUnitStake(bet) * BigInt(bet.odds_milli), 1000n, 'half-even')

const readBalls = (term: Term, balls: Balls): number[] => term.positions.map((at) => balls[at] ?? -1)

/** Units won and handed back by a selection on an outcome. */
export const judge = (type: BetType, picks: Picks, balls: Balls): Verdict => {
  const sum = { won: 0, returned: 0 }
  for (const term of type.rule.terms(picks)) {
    const { won, returned } = term.judge(readBalls(term, balls))
    sum.won += won
    sum.returned += returned
  }
  return sum
}

/** The settlement of a bet. A void draw hands every stake back in full. */
export const settle = (bet: Bet, draw: DrawResult): Settlement => {
  if (draw.state === 'void')
    return {
      won_units: 0,
      returned_units: bet.type.rule.units(bet.picks),
      payout_minor: computeBetStake(bet),
      result: 'void',
    }
  const { won, returned } = judge(bet.type, bet.picks, draw.balls)
  return {
    won_units: won,
    returned_units: returned,
    payout_minor: BigInt(won) * computeUnitPayout(bet) + BigInt(returned) * getUnitStake(bet),
    result: won > 0 ? 'won' : returned > 0 ? 'tie_refund' : 'lost',
  }
}
