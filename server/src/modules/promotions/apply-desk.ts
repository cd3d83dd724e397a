import type { Tx } from '../../kernel/db.ts'
import type { StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { findMember } from '../members/index.ts'
import { requireAllowed, requireUnbarred } from '../policy/index.ts'
import { readSetting } from '../site/index.ts'
import { type Application, approveApplication, endApplication, lockApplication } from './application.sql.ts'
import type { PromotionsDeps } from './deps.ts'
import { chooseApproved, type Given, isGivable, refuseFinish } from './desk.rules.ts'
import { promotionsSetting } from './promotions.settings.ts'
import { settleDecision } from './settle.ts'

const lockOrRefuse = async (tx: Tx, id: string): Promise<Application> =>
  (await lockApplication(tx, id)) ?? refuse('promotions.application_not_found')

/** Whom policy bars from gifts is given nothing. */
const requireGift = async (d: PromotionsDeps, tx: Tx, member_id: number): Promise<void> => {
  const member = await findMember(tx, member_id)
  if (!member) throw new Error(`member ${member_id} of an application is not there`)
  const { is_demo, state } = member
  await requireUnbarred(tx, member_id, 'receive_gift')
  await requireAllowed({ ...d, db: tx }, { member_id, is_demo, is_frozen: state !== 'active' }, 'receive_gift')
}

/** Approves an application with its reward. Refuses promotions.reward_invalid, promotions.application_changed. */
export const approve = (d: PromotionsDeps, id: string, given: Given, by: StaffAct): Promise<Application> =>
  d.db.tx(async (tx) => {
    if (!isGivable(given)) refuse('promotions.reward_invalid')
    const before = await lockOrRefuse(tx, id)
    if (before.state !== 'pending') refuse('promotions.application_changed')
    await requireGift(d, tx, before.member_id)
    const { second_person_above } = await readSetting(tx, promotionsSetting)
    const state = chooseApproved(given, second_person_above)
    const after = await approveApplication(tx, id, state, given, { id: by.staff_id, name: by.name })
    return settleDecision(d, tx, { before, after, by })
  })

/** Pays approved money, or says that a coupon or goods went out. Refuses promotions.second_person, promotions.application_changed. */
export const finish = (d: PromotionsDeps, id: string, by: StaffAct): Promise<Application> =>
  d.db.tx(async (tx) => {
    const before = await lockOrRefuse(tx, id)
    const refusal = refuseFinish(before, by.staff_id)
    if (refusal) refuse(refusal)
    await requireGift(d, tx, before.member_id)
    const after = await endApplication(tx, id, { state: 'paid', reason: '', handled_by: by.name })
    return settleDecision(d, tx, { before, after, by })
  })

/** Refuses an application for a reason that its member reads, until its reward went out. */
export const refuseApplication = (d: PromotionsDeps, id: string, reason: string, by: StaffAct): Promise<Application> =>
  d.db.tx(async (tx) => {
    const before = await lockOrRefuse(tx, id)
    if (before.finished_at) refuse('promotions.application_changed')
    const after = await endApplication(tx, id, { state: 'refused', reason, handled_by: by.name })
    return settleDecision(d, tx, { before, after, by })
  })
