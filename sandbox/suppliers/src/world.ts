import type { Books } from './books.ts'
import { BRANDS } from './brands.ts'
import type { Fault, FaultName } from './faults.rules.ts'
import type { FishSeat } from './fishing/state.ts'
import type { Shoe, Watcher } from './live/state.ts'
import type { Match, SportsWatcher } from './sports/state.ts'

/** What is played here now, and who is there. */
type Present = {
  /** The shoes that the live tables deal from, by table, and who watches them. */
  shoes: Map<string, Shoe>
  watchers: Set<Watcher>
  /** Who sits at which sea of the fishing hall. */
  seats: Map<string, FishSeat[]>
  /** How the streams of a page are ended, by its session. */
  streams: Map<string, Set<() => void>>
  /** Matches that were asked for, and who watches them. */
  matches: Map<string, Match>
  fans: Set<SportsWatcher>
}

/** All that a call needs: the books, what goes wrong next, and what time it is here. */
export type World = Present & {
  books: Books
  faults: Fault[]
  /** Calls that were let in, and what went wrong with them. */
  met: { calls: number } & Partial<Record<FaultName, number>>
  /** Where a test set the time, and how fast it runs from there: 0 stands still. */
  time: { at: number; since: number; speed: number } | undefined
  /** What calls of a brand are signed with, by its code. */
  secrets: Readonly<Record<string, string>>
  control_secret: string
  operator: string
  currency: string
  /** Where brands call their operator whose players bet with the money that lies there, by brand. */
  seamless: Record<string, string>
  /** Entries of lists that a test has told otherwise than they stand, by brand and id. */
  retold: Map<string, unknown>
  /** Matches of a brand that a test has called off: they are listed no more. */
  called_off: Map<string, ReadonlySet<string>>
  /** What was made last for those who watch matches, as text by what it is of, and when. */
  board: { at: number; made: Map<string, string> }
}

export const readTime = ({ time }: Pick<World, 'time'>): number =>
  time ? time.at + Math.round((Date.now() - time.since) * time.speed) : Date.now()

/** The same program with its clock held: all that is asked of it is of one moment. */
export const holdTime = (w: World): World => ({ ...w, time: { at: readTime(w), since: 0, speed: 0 } })

export type WorldOptions = Pick<World, 'books' | 'secrets' | 'control_secret' | 'operator' | 'currency'>

/** Refuses to start without a secret for each brand: an empty one would sign for everybody. */
export const createWorld = (o: WorldOptions): World => {
  const missing = BRANDS.filter(({ code }) => !o.secrets[code]).map(({ code }) => code)
  if (missing.length > 0) throw new Error(`no secret for ${missing.join(', ')}`)
  return {
    ...o,
    faults: [],
    met: { calls: 0 },
    time: undefined,
    seamless: {},
    shoes: new Map(),
    watchers: new Set(),
    seats: new Map(),
    streams: new Map(),
    matches: new Map(),
    fans: new Set(),
    retold: new Map(),
    called_off: new Map(),
    board: { at: 0, made: new Map() },
  }
}
