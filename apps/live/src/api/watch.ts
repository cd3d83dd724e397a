import { followLines, type Heard } from '@moongate/game-client'
import type { Line } from '@moongate/game-contract/live'
import { post } from './calls.ts'

/** Follows a table, or with an empty code all of them. Answers how it is left. */
export const watchTables = (session: string, table: string, heard: Heard<Line>): (() => void) =>
  followLines((signal) => post('watch', { session, table }, signal), heard)
