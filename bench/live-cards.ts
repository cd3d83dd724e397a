import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './live-calls.ts'
import { note, type Play, type Refused } from './live-play.ts'

const MOVE_MS = 800
const CARD_STAKE = 3_000
type CardSeat = Refused & {
  round: { id: string; turn: number; over: boolean; hint: string; wagers: { stake: number }[] } | null
}

/** Plays round after round as the table advises. */
export const playCards: Play = async (t, g) => {
  const { session } = g
  while (!t.over()) {
    let { round } = await ask<CardSeat>(t, 'cards/deal', { session, deal_id: randomUUID(), stake: CARD_STAKE }, g.kind)
    while (round && !round.over) {
      await wait(t.over() ? 0 : MOVE_MS)
      const { id, turn, hint } = round
      ;({ round } = await ask<CardSeat>(t, 'cards/move', { session, round: id, turn, move: hint }, g.kind))
    }
    note(t, g, round?.wagers.length ?? 0, round?.wagers.reduce((sum, { stake }) => sum + stake, 0) ?? 0)
  }
}
