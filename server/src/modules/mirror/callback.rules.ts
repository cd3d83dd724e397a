import type { SeamlessEvent, SeamlessVerdict } from '../games/index.ts'

/** What is known of the bet that an event is about, and of the event itself where it came before. */
export type EventFacts = {
  bet: { member_id: number; stake: bigint; status: 'open' | 'settled' | 'void' | 'cancelled' } | undefined
  /** It was rolled back, perhaps before it came. */
  is_rolled_back: boolean
  /** A member of real money. */
  is_player: boolean
  /** The operator offers the supplier, and it is not in maintenance. */
  is_selling: boolean
  /** The member has a game open there, under a session that goes on. */
  is_visiting: boolean
}
export type Effect = 'record' | 'end' | 'cancel' | 'nothing'
export type Judged = { verdict: SeamlessVerdict; effect: Effect }

const build = (verdict: SeamlessVerdict, effect: Effect = 'nothing'): Judged => ({ verdict, effect })

/** While nobody may enter a supplier, or once the visit is over, no stake is taken there either; what was staked before ends as ever. */
const judgeBet = ({ bet, is_rolled_back, is_selling, is_visiting }: EventFacts): Judged => {
  if (is_rolled_back) return build('bet_rolled_back')
  if (bet) return build('bet_known')
  return is_selling && is_visiting ? build('done', 'record') : build('insufficient')
}

const judgeWin = ({ bet, is_rolled_back }: EventFacts): Judged => {
  if (is_rolled_back) return build('bet_rolled_back')
  if (!bet) return build('bet_unknown')
  return bet.status === 'open' ? build('done', 'end') : build('bet_ended')
}

/** One that comes before its bet keeps it from ever counting. */
const judgeRollback = ({ bet, is_rolled_back }: EventFacts, amount: bigint): Judged => {
  if (bet && bet.stake !== amount) return build('differs')
  if (is_rolled_back || !bet) return build('done')
  return bet.status === 'open' ? build('done', 'cancel') : build('bet_ended')
}

/** What an event that was never heard of does, and what it is answered. */
export const judgeEvent = (event: SeamlessEvent, facts: EventFacts): Judged => {
  if (!facts.is_player) return build('no_player')
  if (facts.bet && facts.bet.member_id !== event.player.member_id) return build('differs')
  if (event.kind === 'bet') return judgeBet(facts)
  return event.kind === 'win' ? judgeWin(facts) : judgeRollback(facts, event.amount)
}

/** Answers that stand for good. The others say that it was too early or made no sense: the same event may come again, and be taken then. */
const FINAL: ReadonlySet<SeamlessVerdict> = new Set([
  'done',
  'insufficient',
  'bet_known',
  'bet_ended',
  'bet_rolled_back',
])
export const isFinal = (verdict: SeamlessVerdict): boolean => FINAL.has(verdict)
