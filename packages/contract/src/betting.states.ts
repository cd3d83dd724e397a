/** How a bet stands, in the wire's words: unsettled, settled, cancelled, revoked. */
export const BET_STATUSES = ['X', 'COMPLETE', 'N', 'CANCEL'] as const
export type BetStatus = (typeof BET_STATUSES)[number]

/** How a bet may end, and what that makes of it: a void bet and one taken back by the supplier return their stake. */
export const BET_OUTCOMES = { settled: 'COMPLETE', void: 'N', cancelled: 'CANCEL' } as const satisfies Record<
  string,
  BetStatus
>
export type BetOutcome = keyof typeof BET_OUTCOMES
/** Why a settled bet counts nothing as effective bet although something was risked: with the member's others it won nearly whatever was drawn. */
export const UNCOUNTED_REASONS = ['covering'] as const
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number]
/**
 * Why a bet gave its stake back or ended otherwise than it had: its result was taken back, what it was on was broken off or never begun, the result was
 * recorded wrongly, the supplier took it back, its odds were a mistake, the game had a fault; or the supplier did not say.
 */
export const BET_REASONS = [
  'annulled',
  'abandoned',
  'result_changed',
  'withdrawn',
  'odds_wrong',
  'malfunction',
  'unsaid',
] as const
export type BetReason = (typeof BET_REASONS)[number]
export type FinishedStatus = (typeof BET_OUTCOMES)[BetOutcome]

/** Step → the statuses it starts from and those it may lead to. Only a bet that has ended can be corrected. */
export const BET_STEPS = {
  end: { from: ['X'], to: ['COMPLETE', 'N', 'CANCEL'] },
  correct: { from: ['COMPLETE', 'N', 'CANCEL'], to: ['COMPLETE', 'N', 'CANCEL'] },
} as const satisfies Record<string, { from: readonly BetStatus[]; to: readonly FinishedStatus[] }>
