import type { CardView, Option, Play, Wager } from '@moongate/cards'
import type { RoundTold } from '@moongate/game-contract/cards'
import { readTime, type World } from '../world.ts'
import { getPart, hashWords, replayRound } from './decks.ts'
import type { RoundRow } from './rounds.sql.ts'

/** How long a player may think; after that the game goes on without them. */
export const TURN_MS = 45_000

const tellWager =
  (part: number) =>
  ({ name, staked, paid }: Wager): RoundTold['wagers'][number] => ({ name, stake: staked * part, payout: paid * part })
const tellOption =
  (part: number) =>
  ({ move, parts }: Option): RoundTold['options'][number] => ({ move, cost: parts * part })

/** A round that was dealt. */
export const viewRound = (w: World, row: RoundRow, play: Play<CardView> = replayRound(row)): RoundTold => {
  const part = getPart(row)
  return {
    id: row.id,
    stake: row.stake,
    turn: row.moves.length,
    over: play.over,
    left_ms: play.over ? 0 : Math.max(0, row.acted_at + TURN_MS - readTime(w)),
    hash: hashWords(row.words),
    words: play.over ? row.words : null,
    wagers: play.wagers.map(tellWager(part)),
    options: play.options.map(tellOption(part)),
    hint: play.hint,
    view: play.view,
  }
}
