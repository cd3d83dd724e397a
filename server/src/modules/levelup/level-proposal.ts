import { type Ladder, LADDERS } from '@moongate/contract/levelup.states'
import { listNames } from '@moongate/contract/states'
import { z } from 'zod'
import type { Reader, Tx } from '../../kernel/db.ts'
import type { StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { decideProposal, findProposal, type Proposal, takeProposal } from '../proposals/index.ts'
import type { LevelupDeps } from './deps.ts'
import { keepLevels, readLevels, recordLevels } from './level-table.ts'
import type { Level } from './level.rules.ts'
import { type LadderRow, lockLadder } from './level.sql.ts'

const minor = z.string().transform(BigInt)
const wantedSchema = z.object({
  levels: z.array(
    z.object({
      ladder: z.enum(listNames(LADDERS)),
      level: z.int(),
      needed: minor,
      gift: minor,
      weekly: minor,
      monthly: minor,
      credit: minor,
      rebate_ppm: z.int(),
      is_fast: z.boolean(),
      withdrawals: z.int().nullable(),
      withdrawal_max: minor.nullable(),
      approval_max: minor.nullable(),
      manager: z.string(),
    }),
  ),
})
const beforeSchema = z.object({ version: z.int() })
/** Looser levels that wait for a second person. */
export type LevelsProposal = Proposal & { levels: Level[] }

/** Those of a ladder that wait. */
export const findLevelsProposal = async (r: Reader, ladder: Ladder): Promise<LevelsProposal | undefined> => {
  const found = await findProposal(r, `levelup.${ladder}`)
  return found && { ...found, levels: wantedSchema.parse(found.wanted).levels }
}

type Decided = { ladder: Ladder; id: string }

/** The ladder, locked, and what waits of it. */
const lockBoth = async (tx: Tx, { ladder, id }: Decided): Promise<{ row: LadderRow; proposal: Proposal }> => ({
  row: await lockLadder(tx, ladder),
  proposal: await takeProposal(tx, `levelup.${ladder}`, id),
})

/** Sets looser levels as a second person. Refuses proposals.gone, proposals.second_person, levelup.set_meanwhile. */
export const approveLevels = (d: LevelupDeps, asked: Decided, by: StaffAct): Promise<LadderRow> =>
  d.db.tx(async (tx) => {
    const { row, proposal } = await lockBoth(tx, asked)
    await decideProposal(tx, proposal, true, by)
    if (row.version !== beforeSchema.parse(proposal.before).version) refuse('levelup.set_meanwhile')
    const { ladder } = asked
    const { levels: after } = wantedSchema.parse(proposal.wanted)
    const reason = `${proposal.reason} (${proposal.asked_by})`
    return keepLevels(tx, { ladder, before: await readLevels(tx, ladder), after, reason }, by)
  })

/** Refuses looser levels that wait; who asked for them may do so, too. Refuses proposals.gone. */
export const refuseProposed = (
  d: LevelupDeps,
  { reason, ...asked }: Decided & { reason: string },
  by: StaffAct,
): Promise<LadderRow> =>
  d.db.tx(async (tx) => {
    const { row, proposal } = await lockBoth(tx, asked)
    await decideProposal(tx, proposal, false, by)
    const { ladder } = asked
    const { levels: before } = wantedSchema.parse(proposal.wanted)
    await recordLevels(tx, 'refused', { ladder, before, after: await readLevels(tx, ladder), reason }, by)
    return row
  })
