import { createHash, randomBytes } from 'node:crypto'
import { type Card, type CardGame, type CardView, findCardGame, type Play } from '@moongate/cards'
import { createChance } from '@moongate/slots'
import type { Visit } from '../visit.ts'
import { drawWords, replayWords } from '../slots/words.ts'
import type { World } from '../world.ts'
import { findInState, insertReady, type RoundRow } from './rounds.sql.ts'

/** The fingerprint of a shuffle: told before the stake, and proven by the words once the round is over. */
export const hashWords = (words: string): string =>
  createHash('sha256').update(Buffer.from(words, 'base64')).digest('hex')

/** The round that comes next, shuffled before anybody stakes on it. */
export const getReady = (
  w: World,
  { brand, player, game }: Pick<Visit, 'brand' | 'player' | 'game'>,
  engine: Pick<CardGame<CardView>, 'code' | 'shuffle'>,
): RoundRow => {
  const kept = findInState(w, { brand, player, game }, 'ready')
  if (kept) return kept
  const words = drawWords()
  engine.shuffle(createChance(words.next))
  const id = randomBytes(10).toString('hex')
  insertReady(w, { id, brand, player, game, engine: engine.code, words: words.list().toString('base64') })
  return getReady(w, { brand, player, game }, engine)
}

const readCards = (engine: Pick<CardGame<CardView>, 'shuffle'>, { words }: RoundRow): Card[] =>
  engine.shuffle(createChance(replayWords(Buffer.from(words, 'base64'))))

/** A round as it stands after these moves; undefined where the last of them is none that it takes. */
export const playMoves = (row: RoundRow, moves: readonly string[]): Play<CardView> | undefined => {
  const engine = findCardGame(row.engine)
  if (!engine) throw new Error(`round ${row.id} is of no game`)
  return engine.play(readCards(engine, row), moves)
}

/** A kept round as it stands; one that does not come out as it did is a fault of ours. */
export const replayRound = (row: RoundRow): Play<CardView> => {
  const play = playMoves(row, row.moves)
  if (!play) throw new Error(`round ${row.id} does not come out as it did`)
  return play
}

/** What a part of a round's stake is, in minor units. */
export const getPart = ({ engine, stake }: Pick<RoundRow, 'engine' | 'stake'>): number =>
  stake / (findCardGame(engine)?.parts ?? 1)
