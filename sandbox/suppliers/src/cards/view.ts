import type { CardView, Option, Play, Wager } from '@moongate/cards'
import { readTime, type World } from '../world.ts'
import { getPart, hashWords, replayRound } from './decks.ts'
import type { RoundRow } from './rounds.sql.ts'

/** How long a player may think; after that the game goes on without them. */
export const TURN_MS = 45_000

type WagerTold = { name: string; stake: number; payout: number }
/** A round as its player sees it: the words that shuffled it come with its end. Amounts in minor units. */
export type RoundTold = {
  id: string
  stake: number
  turn: number
  over: boolean
  left_ms: number
  hash: string
  words: string | null
  wagers: WagerTold[]
  options: { move: string; cost: number }[]
  hint: string
  view: CardView
}

const tellWager =
  (part: number) =>
  ({ name, staked, paid }: Wager): WagerTold => ({ name, stake: staked * part, payout: paid * part })
const tellOption =
  (part: number) =>
  ({ move, parts }: Option) => ({ move, cost: parts * part })

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
