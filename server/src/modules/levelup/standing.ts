import type { Ladder } from '@moongate/contract/levelup.states'
import type { Reader } from '../../kernel/db.ts'
import { choosePrivileges, type Level, listReached, NO_PRIVILEGES, type Privileges } from './level.rules.ts'
import { findLevels, findStandings } from './level.sql.ts'

/** The levels that each of some members has reached on either ladder. */
const readReached = async (r: Reader, member_ids: readonly number[]): Promise<Map<number, Level[]>> => {
  const [levels, standings] = await Promise.all([findLevels(r), findStandings(r, member_ids)])
  const reached = new Map<number, Level[]>(member_ids.map((id) => [id, []]))
  for (const { member_id, ladder, effective } of standings)
    reached.get(member_id)?.push(...listReached(levels, ladder, effective))
  return reached
}

/** On which level members stand; 0 is none yet. */
export const readStandings = async (
  r: Reader,
  member_ids: readonly number[],
): Promise<Map<number, { live: number; slots: number }>> => {
  const count = (levels: readonly Level[], ladder: Ladder) => levels.findLast((l) => l.ladder === ladder)?.level ?? 0
  const reached = await readReached(r, member_ids)
  return new Map(
    [...reached].map(([id, levels]) => [id, { live: count(levels, 'live'), slots: count(levels, 'slot') }]),
  )
}

/** What members' levels let them do, the better of both ladders. */
export const readPrivileges = async (r: Reader, member_ids: readonly number[]): Promise<Map<number, Privileges>> => {
  const reached = await readReached(r, member_ids)
  return new Map([...reached].map(([id, levels]) => [id, levels.length > 0 ? choosePrivileges(levels) : NO_PRIVILEGES]))
}
