import { readTime, type World } from '../world.ts'
import { bookPlay } from './book.ts'
import { playMoves, replayRound } from './decks.ts'
import { listLeft, type RoundRow } from './rounds.sql.ts'
import { TURN_MS } from './view.ts'

const LOOK_MS = 500

/** Plays a round to its end as its game does for who is away; it stakes nothing more. */
const finishRound = (w: World, row: RoundRow): void => {
  const moves = [...row.moves]
  const before = replayRound(row)
  let play = before
  while (!play.over) {
    moves.push(play.idle)
    const next = playMoves(row, moves)
    if (!next) throw new Error(`round ${row.id} does not take ${play.idle}`)
    play = next
  }
  w.books.transaction(() => bookPlay(w, { ...row, moves }, play, before.wagers.length))()
}

/** Ends every round whose player has thought for too long, also while nobody ran this program. Answers how many. */
export const finishLeft = (w: World): number => {
  const left = listLeft(w, readTime(w) - TURN_MS)
  for (const row of left) finishRound(w, row)
  return left.length
}

/** Looks for such rounds at once, then again and again. Answers how it is stopped. */
export const runRounds = (w: World): (() => void) => {
  finishLeft(w)
  const looks = setInterval(() => finishLeft(w), LOOK_MS)
  return () => clearInterval(looks)
}
