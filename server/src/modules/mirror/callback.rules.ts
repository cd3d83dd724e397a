import type { SeamlessEvent, SeamlessVerdict } from '../games/index.ts'

/** What is known of the bet that an event is about, and of the event itself where it came before. */
export type EventFacts = {
  bet: { member_id: number; stake: bigint; status: 'open' | 'settled' | 'void' | 'cancelled' } | undefined
  /** It was rolled back, perhaps before it came. */
  is_rolled_back: boolean
  /** A member of real money. */
  is_player: boolean
}
export type Effect = 'record' | 'end' | 'cancel' | 'nothing'
export type Judged = { verdict: SeamlessVerdict; effect: Effect }

const say = (verdict: SeamlessVerdict, effect: Effect = 'nothing'): Judged => ({ verdict, effect })

const judgeBet = ({ bet, is_rolled_back }: EventFacts): Judged => {
  if (is_rolled_back) return say('bet_rolled_back')
  return bet ? say('bet_known') : say('done', 'record')
}

const judgeWin = ({ bet, is_rolled_back }: EventFacts): Judged => {
  if (is_rolled_back) return say('bet_rolled_back')
  if (!bet) return say('bet_unknown')
  return bet.status === 'open' ? say('done', 'end') : say('bet_ended')
}

/** One that comes before its bet keeps it from ever counting. */
const judgeRollback = ({ bet, is_rolled_back }: EventFacts, amount: bigint): Judged => {
  if (bet && bet.stake !== amount) return say('differs')
  if (is_rolled_back || !bet) return say('done')
  return bet.status === 'open' ? say('done', 'cancel') : say('bet_ended')
}

/** What an event that was never heard of does, and what it is answered. */
export const judgeEvent = (event: SeamlessEvent, facts: EventFacts): Judged => {
  if (!facts.is_player) return say('no_player')
  if (facts.bet && facts.bet.member_id !== event.player.member_id) return say('differs')
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
