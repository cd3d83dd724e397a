import type { Contest, Fixture } from '@moongate/sports'
import type { Visit } from '../visit.ts'

/** A match of the feed: all that happens in it is drawn before it starts, `annulled` tells whether its result is taken back after its end. */
export type Match = {
  readonly fixture: Fixture
  readonly contest: Contest
  readonly broken: boolean
  readonly annulled: boolean
}

/** Somebody who watches: one match, or with `match` empty what is played now. `tell` sends a piece of JSON and answers whether the line took it. */
export type SportsWatcher = {
  readonly visit: Readonly<Visit>
  readonly match: string
  readonly tell: (line: string) => boolean
  /** What was told last, by kind: only what is another is told again. */
  readonly told: Map<string, string>
}
