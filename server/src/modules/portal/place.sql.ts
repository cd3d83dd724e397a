import { type Reader, sql } from '../../kernel/db.ts'
import type { Child } from '../team/index.ts'

/** Where somebody of a team stands. */
export const findPlace = (r: Reader, member_id: number): Promise<Child | undefined> =>
  r.maybe(sql`select member_id, depth, joined_at, is_agent, team_count from team.places where member_id = ${member_id}`)
