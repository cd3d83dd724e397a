import type { Ladder } from '@moongate/contract/levelup.states'
import { toWire } from '@moongate/money'
import type { Reader, Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { askProposal } from '../proposals/index.ts'
import type { LevelupDeps } from './deps.ts'
import { countStood } from './effect.sql.ts'
import { isLooser, type Level, refuseLevels } from './level.rules.ts'
import { dropLevels, findLevels, insertLevels, type LadderRow, lockLadder, noteSet } from './level.sql.ts'
import { toWireOrNull } from './level.view.ts'

/** How many stand on a level now and by other levels, and the gifts that those would bring. */
export type Effect = { level: number; now: number; after: number; gifts: bigint }

export const readLevels = async (r: Reader, ladder: Ladder): Promise<Level[]> =>
  (await findLevels(r)).filter((level) => level.ladder === ladder)

/** Where members would stand by other levels of a ladder; nothing is changed. Refuses levelup.levels_invalid. */
export const computeEffect = async (r: Reader, ladder: Ladder, wanted: readonly Level[]): Promise<Effect[]> => {
  const refusal = refuseLevels(wanted)
  if (refusal) refuse(refusal)
  const [now, after] = [await countStood(r, ladder, await readLevels(r, ladder)), await countStood(r, ladder, wanted)]
  return Array.from({ length: Math.max(now.length, after.length) }, (_, level) => ({
    level,
    now: now[level]?.members ?? 0,
    after: after[level]?.members ?? 0,
    gifts: BigInt(after[level]?.due ?? 0) * (wanted[level - 1]?.gift ?? 0n),
  }))
}

type Choice = { ladder: Ladder; levels: readonly Level[]; seen: number; reason: string }

/** For the audit log: a line a level, `"1": "100000.00 → 30.00 / 0.00 / 5.00 …"`. */
const describeLevels = (levels: readonly Level[]): Record<string, string> =>
  Object.fromEntries(
    levels.map((l) => [
      String(l.level),
      `${toWire(l.needed)} → ${[l.gift, l.weekly, l.monthly, l.credit].map((sum) => toWire(sum)).join(' / ')} / ${l.rebate_ppm} ppm / ${
        l.is_fast ? 'fast' : '-'
      } / ${l.withdrawals ?? '-'} / ${toWireOrNull(l.withdrawal_max) ?? '-'} / ${toWireOrNull(l.approval_max) ?? '-'} / ${l.manager || '-'}`,
    ]),
  )

type Change = { ladder: Ladder; before: readonly Level[]; after: readonly Level[]; reason: string }

/** Writes what became of levels that somebody wants. */
export const recordLevels = (
  tx: Tx,
  did: 'set' | 'proposed' | 'refused',
  { ladder, before, after, reason }: Change,
  by: StaffAct,
): Promise<void> =>
  recordAudit(tx, {
    ...describeStaffAct(by),
    action: `levelup.levels_${did}`,
    target: `levelup:${ladder}`,
    reason,
    before: describeLevels(before),
    after: describeLevels(after),
  })

/** Writes a locked ladder's levels with their trace. */
export const keepLevels = async (tx: Tx, change: Change, by: StaffAct): Promise<LadderRow> => {
  await dropLevels(tx, change.ladder)
  await insertLevels(tx, change.after)
  await recordLevels(tx, 'set', change, by)
  return noteSet(tx, change.ladder, by.name)
}

/**
 * Sets a ladder's levels; they hold from now on, and what was given stays given. Looser ones wait for somebody else. Refuses
 * levelup.levels_invalid, levelup.set_meanwhile, proposals.open.
 */
export const setLevels = (
  d: LevelupDeps,
  { ladder, levels, seen, reason }: Choice,
  by: StaffAct,
): Promise<{ row: LadderRow; waits: boolean }> => {
  const refusal = refuseLevels(levels)
  if (refusal) refuse(refusal)
  return d.db.tx(async (tx) => {
    const row = await lockLadder(tx, ladder)
    if (row.version !== seen) refuse('levelup.set_meanwhile')
    const change = { ladder, before: await readLevels(tx, ladder), after: levels, reason }
    if (!isLooser(change.before, levels)) return { row: await keepLevels(tx, change, by), waits: false }
    await askProposal(
      d,
      tx,
      { subject: `levelup.${ladder}`, wanted: { levels }, before: { version: seen }, reason },
      by,
    )
    await recordLevels(tx, 'proposed', change, by)
    return { row, waits: true }
  })
}
