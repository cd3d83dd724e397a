import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { type Application, finishApplication, insertApplication, lockApplication } from './apply.sql.ts'
import type { TeamDeps } from './deps.ts'
import { takePlace } from './place.ts'
import { findPerson, lockChains, readNow } from './place.sql.ts'
import { checkRates, giveRates } from './rate.ts'
import type { Rate } from './rate.rules.ts'

/** A member asks to become an agent. Refuses team.already_agent, team.already_applied. */
export const applyForAgency = (
  d: TeamDeps,
  { member_id, remark }: { member_id: number; remark: string },
): Promise<Application> =>
  d.db.tx(async (tx) => {
    if ((await findPerson(tx, member_id))?.is_agent) refuse('team.already_agent')
    return (await insertApplication(tx, { member_id, id: d.ids.uuid(), remark })) ?? refuse('team.already_applied')
  })

const lockWaiting = async (tx: Tx, id: string): Promise<Application> => {
  const found = (await lockApplication(tx, id)) ?? refuse('team.application_not_found')
  return found.state === 'waiting' ? found : refuse('team.application_changed')
}

const finish = async (tx: Tx, id: string, state: 'approved' | 'refused', reason: string, by: StaffAct) => {
  const done = await finishApplication(tx, { id, state, reason, handled_by: by.name })
  await recordAudit(tx, {
    ...describeStaffAct(by),
    action: state === 'approved' ? 'team.application_approved' : 'team.application_refused',
    target: `member:${done.member_id}`,
    reason,
    before: { state: 'waiting' },
    after: { state },
  })
  return done
}

/** Makes who asked an agent with these rates, where they stand or at the top. Refuses as `lockWaiting` and `checkRates` do. */
export const approveApplication = (d: TeamDeps, { id, rates }: { id: string; rates: readonly Rate[] }, by: StaffAct) =>
  d.db.tx(async (tx) => {
    await lockChains(tx, 'alone')
    const { member_id } = await lockWaiting(tx, id)
    const { parent_id } = (await takePlace(d, tx, member_id)) ?? refuse('team.application_not_found')
    await checkRates(tx, rates, { parent_id, member_id })
    await giveRates(tx, member_id, rates, await readNow(tx))
    return finish(tx, id, 'approved', '', by)
  })

/** Refuses who asked; they read why. Refuses as `lockWaiting` does. */
export const refuseApplication = (d: TeamDeps, { id, reason }: { id: string; reason: string }, by: StaffAct) =>
  d.db.tx(async (tx) => {
    await lockWaiting(tx, id)
    return finish(tx, id, 'refused', reason, by)
  })
