/** Who plays in the year, and who earns of it. */
export const NAMES = ['top', 'sharer', 'low', 'one', 'two', 'three'] as const
export type Name = (typeof NAMES)[number]
export const AGENTS = ['top', 'sharer', 'low'] as const
export type Agent = (typeof AGENTS)[number]
/** `is_known`: counted as it stands; `is_paid`: so when the last run was. */
export type Played = {
  id: string
  day: number
  by: Name
  stake: bigint
  payout: bigint
  is_cancelled: boolean
  is_known: boolean
  is_paid: boolean
}

/** When `three`, and later `low` with `one` below, are moved right below `top`. */
export const [THREE_MOVES, LOW_MOVES] = [100, 220]

/** Millionths of a bet that an agent has, as anybody says it who knows where everybody stood on a day; `sharer` has them of what was lost. */
const PARTS: Record<Agent, (by: Name, day: number) => number> = {
  top: (by, day) => {
    if (by === 'three' && day >= THREE_MOVES) return 6_000
    return by === 'one' && day >= LOW_MOVES ? 6_000 - 2_500 : 6_000 - 4_000
  },
  low: (by, day) => (by === 'one' || (by === 'three' && day < THREE_MOVES) ? 2_500 : 0),
  sharer: (by, day) => (by === 'two' || (by === 'one' ? day < LOW_MOVES : day < THREE_MOVES) ? 300_000 : 0),
}

/** A stake that came back unchanged counts nothing. */
const countStake = ({ stake, payout }: Played): bigint => (stake === payout ? 0n : stake)

const sumEarned = (agent: Agent, bets: readonly Played[]): bigint =>
  bets.reduce((sum, bet) => {
    const of = agent === 'sharer' ? bet.stake - bet.payout : countStake(bet)
    return bet.is_known ? sum + (of * BigInt(PARTS[agent](bet.by, bet.day))) / 1_000_000n : sum
  }, 0n)

/** What an agent was paid in all is the highest sum of what was earned until any run; `late` is what `low` had of days before a run's first. */
export type Paper = { paid: Record<Agent, bigint>; late: bigint; from: number }
export const buildPaper = (): Paper => ({ paid: { top: 0n, sharer: 0n, low: 0n }, late: 0n, from: 0 })

/** A run before the bets of a day. */
export const noteRun = (paper: Paper, bets: readonly Played[], day: number): void => {
  for (const agent of AGENTS) {
    const sum = sumEarned(agent, bets)
    if (sum > paper.paid[agent]) paper.paid[agent] = sum
  }
  for (const bet of bets.filter(({ is_known, is_paid }) => is_known !== is_paid)) {
    const stake = bet.day < paper.from && PARTS.low(bet.by, bet.day) > 0 ? countStake(bet) : 0n
    paper.late += bet.is_known ? stake : -stake
    bet.is_paid = bet.is_known
  }
  paper.from = day
}
