import { createHash, randomBytes } from 'node:crypto'
import {
  createDraw,
  endEarly,
  findFixture,
  type Fixture,
  type Moment,
  openContest,
  type Outcome,
  VOID,
} from '@moongate/sports'
import { readTime, type World } from '../world.ts'
import type { Match } from './state.ts'

/** Of a hundred matches so many are broken off; of a hundred results so many are taken back. */
const BROKEN = 0.006
const ANNULLED = 0.004
/** How long after its end a result may be taken back. */
export const PROTEST_MS = 20 * 60_000
const MOST_HELD = 2_000

/** The secret from which every match of these books follows. */
const readSecret = ({ books }: World): string => {
  books
    .prepare('insert into feed (id, secret) values (1, ?) on conflict do nothing')
    .run(randomBytes(32).toString('hex'))
  const [row] = books.prepare('select secret from feed where id = 1').all() as { secret: string }[]
  return row?.secret ?? ''
}

/** 32-bit words that follow from the secret and the name of a match: SHA-256 over both and a counter. */
const openWords = (secret: string, id: string): (() => number) => {
  let [block, counter, at] = [Buffer.alloc(0), 0, 0]
  return () => {
    if (at === block.length) {
      block = createHash('sha256').update(`${secret} ${id} ${counter}`).digest()
      counter += 1
      at = 0
    }
    at += 4
    return block.readUInt32BE(at - 4)
  }
}

const drawMatch = (w: World, fixture: Fixture): Match => {
  const draw = createDraw(openWords(readSecret(w), fixture.id))
  const [broken, annulled, when] = [draw() < BROKEN, draw() < ANNULLED, draw()]
  const whole = openContest(draw, fixture.sport.rules, fixture.ratings)
  return { fixture, contest: broken ? endEarly(whole, whole.length_s * when) : whole, broken, annulled }
}

/** A match of the feed by its id; undefined for what is none. It follows from the books' secret, so nothing of it is kept. */
export const getMatch = (w: World, id: string): Match | undefined => {
  const held = w.matches.get(id)
  const fixture = held?.fixture ?? findFixture(id)
  if (held || !fixture) return held
  if (w.matches.size >= MOST_HELD) w.matches.clear()
  const match = drawMatch(w, fixture)
  w.matches.set(id, match)
  return match
}

/** Seconds since a match started; below 0 before it. */
export const readClock = (w: World, { fixture }: Match): number => (readTime(w) - fixture.starts_at) / 1000
/** Many ask how a match stands at one moment; it is worked out once. */
const read = new WeakMap<Match, { at_s: number; moment: Moment }>()

/** How a match stands now. */
export const readMoment = (w: World, match: Match): Moment => {
  const [at_s, known] = [readClock(w, match), read.get(match)]
  if (known?.at_s === at_s) return known.moment
  const moment = match.contest.read(at_s)
  read.set(match, { at_s, moment })
  return moment
}
export const endOf = ({ fixture, contest }: Match): number => fixture.starts_at + Math.ceil(contest.length_s * 1000)

/** Whether bets on a match wait: something has just happened in it. */
export const isSuspended = (w: World, match: Match): boolean => {
  const now_s = readClock(w, match)
  const wait_s = match.fixture.sport.rules.suspend_s
  return match.contest.marks_s.some((at_s) => at_s <= now_s && now_s < at_s + wait_s)
}

/** What has become of a bet until now; undefined while it is open. A result that is taken back gives every stake back. */
export const judgeBet = (w: World, match: Match, code: string): Outcome | undefined =>
  match.annulled && readTime(w) >= endOf(match) + PROTEST_MS ? VOID : readMoment(w, match).judge(code)

/** Whether nothing that is said of a match changes any more. */
export const isFinal = (w: World, match: Match): boolean => readTime(w) >= endOf(match) + PROTEST_MS
