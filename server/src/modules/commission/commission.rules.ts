import { applyRate } from '@moongate/money'

/** Bets by type of games and difference of rates. `late`: what of them is of days that an earlier run went over. */
export type Share = { game_type: number; rate_ppm: number; effective: bigint; late: bigint }
export type Line = Share & { amount: bigint }
export type Revenue = { stake: bigint; payout: bigint; hongli: bigint; fanshui: bigint; late: bigint }
export type Terms = { model: 'rates' | 'revenue'; share_ppm: number; carried: bigint }
export type Outcome = { lines: Line[]; earned: bigint; carried_in: bigint; amount: bigint; carried_out: bigint }

/** R6.4: a line is rounded once, half to the even cent; taken back bets make it negative. */
export const priceLines = (shares: readonly Share[]): Line[] =>
  shares.map((share) => ({ ...share, amount: applyRate(share.effective, share.rate_ppm, 'half-even') }))

/** What the operator keeps of a team: lost stakes, less what members were given. */
export const computeNet = ({ stake, payout, hongli, fanshui }: Omit<Revenue, 'late'>): bigint =>
  stake - payout - hongli - fanshui

const sumEarned = ({ model, share_ppm }: Terms, lines: readonly Line[], revenue: Revenue): bigint => {
  if (model === 'rates') return lines.reduce((sum, { amount }) => sum + amount, 0n)
  return applyRate(computeNet(revenue), share_ppm, 'half-even')
}

/** What an agent is owed: what was earned with what the last statement carried; what is below nothing is carried on. */
export const settleAgent = (terms: Terms, shares: readonly Share[], revenue: Revenue): Outcome => {
  const lines = terms.model === 'rates' ? priceLines(shares) : []
  const earned = sumEarned(terms, lines, revenue)
  const total = earned + terms.carried
  return {
    lines,
    earned,
    carried_in: terms.carried,
    amount: total > 0n ? total : 0n,
    carried_out: total < 0n ? total : 0n,
  }
}
