import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from '@moongate/game-contract'
import type { RoundTold } from '@moongate/game-contract/cards'
import { ask } from './live-calls.ts'
import { note, type Play } from './live-play.ts'

const MOVE_MS = 800
const CARD_STAKE = 3_000

/** The round at a seat; none where a call was refused. */
const readRound = (seat: Answer<'cards', 'seat'>): RoundTold | null => ('error' in seat ? null : seat.round)

/** Plays round after round as the table advises. */
export const playCards: Play = async (t, g) => {
  const { session } = g
  while (!t.over()) {
    const deal = { session, deal_id: randomUUID(), stake: CARD_STAKE }
    let round = readRound(await ask(t, ['cards', 'deal'], deal, g.kind))
    while (round && !round.over) {
      await wait(t.over() ? 0 : MOVE_MS)
      const { id, turn, hint } = round
      round = readRound(await ask(t, ['cards', 'move'], { session, round: id, turn, move: hint }, g.kind))
    }
    note(t, g, round?.wagers.length ?? 0, round?.wagers.reduce((sum, { stake }) => sum + stake, 0) ?? 0)
  }
}
