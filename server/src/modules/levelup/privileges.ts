import { type Reader, sql } from '../../kernel/db.ts'
import { switchSettings } from '../policy/index.ts'
import { readSetting } from '../site/index.ts'

/** What a member's levels let them do: the better of both ladders. Credit in minor units; null: as for everybody. */
export type Privileges = {
  level: number
  credit: bigint
  rebate_ppm: number
  is_fast: boolean
  withdrawals: number | null
  withdrawal_max: bigint | null
  manager: string
}
export const NO_PRIVILEGES: Privileges = {
  level: 0,
  credit: 0n,
  rebate_ppm: 0,
  is_fast: false,
  withdrawals: null,
  withdrawal_max: null,
  manager: '',
}

/**
 * Of rows that are for members from a level on, those that a member has reached: all of them at level 0, and none above it while levels
 * are switched off (decisions/0199). Nobody is asked where all are for everybody.
 */
export const filterByLevel = async <R extends { from_level: number }>(
  r: Reader,
  member_id: number,
  rows: readonly R[],
): Promise<R[]> => {
  if (rows.every(({ from_level }) => from_level === 0)) return [...rows]
  const level = (await readPrivileges(r, [member_id])).get(member_id)?.level ?? 0
  return rows.filter(({ from_level }) => from_level <= level)
}

/** Whether the operator has levels switched on. */
export const isLevelupOn = async (r: Reader): Promise<boolean> => (await readSetting(r, switchSettings.levelup)) === '1'

/** What members' levels let them do; nobody has a privilege while levels are switched off. */
export const readPrivileges = async (r: Reader, member_ids: readonly number[]): Promise<Map<number, Privileges>> => {
  const [is_on, rows] = await Promise.all([
    isLevelupOn(r),
    r.many<
      Privileges & { member_id: number }
    >(sql`select member_id, level, credit, rebate_ppm, is_fast, withdrawals, withdrawal_max, manager
      from levelup.privileges where member_id = any (${[...member_ids]}::int[])`),
  ])
  const found = new Map(is_on ? rows.map(({ member_id, ...privileges }) => [member_id, privileges]) : [])
  return new Map(member_ids.map((id) => [id, found.get(id) ?? NO_PRIVILEGES]))
}

/** On which level members stand on each ladder; 0 is none yet. */
export const readStandings = async (
  r: Reader,
  member_ids: readonly number[],
): Promise<Map<number, { live: number; slots: number }>> => {
  const rows = await r.many<{ member_id: number; live: number; slots: number }>(
    sql`select member_id, live, slots from levelup.privileges where member_id = any (${[...member_ids]}::int[])`,
  )
  const found = new Map(rows.map(({ member_id, live, slots }) => [member_id, { live, slots }]))
  return new Map(member_ids.map((id) => [id, found.get(id) ?? { live: 0, slots: 0 }]))
}
