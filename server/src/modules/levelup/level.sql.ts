import type { Ladder } from '@moongate/contract/levelup.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { Level } from './level.rules.ts'

/** Every level of both ladders, the lowest first; they are few. */
export const findLevels = (r: Reader): Promise<Level[]> =>
  r.many(sql`select ladder, level, needed, gift, weekly, monthly, credit, rebate_ppm, is_fast, withdrawals, withdrawal_max, approval_max, manager
    from levelup.levels order by ladder, level`)

/** A ladder with the version that somebody has seen of its levels. */
export type LadderRow = { ladder: Ladder; version: number; set_by: string; set_at: Date | null }

export const findLadders = (r: Reader): Promise<LadderRow[]> =>
  r.many(sql`select ladder, version, set_by, set_at from levelup.ladders order by ladder`)

/** Locks the ladder that whoever sets its levels locks first. */
export const lockLadder = (tx: Tx, ladder: Ladder): Promise<LadderRow> =>
  tx.one(sql`select ladder, version, set_by, set_at from levelup.ladders where ladder = ${ladder} for no key update`)

export const noteSet = (tx: Tx, ladder: Ladder, set_by: string): Promise<LadderRow> =>
  tx.one(sql`update levelup.ladders set version = version + 1, set_by = ${set_by}, set_at = kernel.now() where ladder = ${ladder}
    returning ladder, version, set_by, set_at`)

export const dropLevels = (tx: Tx, ladder: Ladder): Promise<number> =>
  tx.run(sql`delete from levelup.levels where ladder = ${ladder}`)

export const insertLevels = (tx: Tx, levels: readonly Level[]): Promise<number> =>
  tx.run(sql`insert into levelup.levels (ladder, level, needed, gift, weekly, monthly, credit, rebate_ppm, is_fast, withdrawals, withdrawal_max, approval_max, manager)
    select * from jsonb_to_recordset(${toJsonRows(levels)}::jsonb) as l(ladder text, level int, needed bigint, gift bigint, weekly bigint, monthly bigint, credit bigint,
      rebate_ppm int, is_fast boolean, withdrawals int, withdrawal_max bigint, approval_max bigint, manager text)`)
