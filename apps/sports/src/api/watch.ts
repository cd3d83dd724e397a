import { followLines, type Heard } from '@moongate/game-client'
import type { Line } from '@moongate/game-contract/sports'
import { post } from './calls.ts'

/** Follows a match, or with an empty id what is played now. Answers how it is left. */
export const watchFeed = (session: string, match: string, heard: Heard<Line>): (() => void) =>
  followLines((signal) => post('watch', { session, match }, signal), heard)
