import { channels } from '@moongate/contract'
import { applicationPush, promotionPush } from '@moongate/contract/promotions.pushes'
import { balancePush } from '@moongate/contract/wallet.pushes'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { pushAll } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { findMember } from '../members/index.ts'
import { requireAllowed } from '../policy/index.ts'
import { readSetting } from '../site/index.ts'
import { grantRequirement } from '../turnover/index.ts'
import { type Application, approveApplication, endApplication, lockApplication } from './application.sql.ts'
import { getCurrency, type PromotionsDeps } from './deps.ts'
import { chooseApproved, computeTurnover, type Given, isGivable, refuseFinish } from './desk.rules.ts'
import { promotionsPostings } from './promotions.postings.ts'
import { promotionsSetting } from './promotions.settings.ts'

const lockOrRefuse = async (tx: Tx, id: string): Promise<Application> =>
  (await lockApplication(tx, id)) ?? refuse('promotions.application_not_found')

/** Whom policy bars from gifts is given nothing. */
const requireGift = async (d: PromotionsDeps, tx: Tx, member_id: number): Promise<void> => {
  const member = await findMember(tx, member_id)
  if (!member) throw new Error(`member ${member_id} of an application is not there`)
  const { is_demo, state } = member
  await requireAllowed(d, { member_id, is_demo, is_frozen: state !== 'active' }, 'receive_gift')
}

/** Tells staff and the member, writes down who did it, and pays money that the application says is paid. */
const settleDecision = async (
  d: PromotionsDeps,
  tx: Tx,
  { before, after, by }: { before: Application; after: Application; by: StaffAct },
): Promise<Application> => {
  const show = ({ state, reward, amount, times, note }: Application) => ({
    state,
    reward,
    amount: amount?.toString() ?? null,
    times,
    note,
  })
  await recordAudit(tx, {
    ...describeStaffAct(by),
    action: `promotions.${after.state}`,
    target: `promotion:${after.bill_no}`,
    reason: after.reason,
    before: show(before),
    after: show(after),
  })
  const to = channels.member(after.member_id)
  await pushAll(tx, [
    applicationPush.to(channels.office, { id: after.id }),
    promotionPush.to(to, { id: after.id }),
    ...(after.state === 'paid' && after.reward === 'money' ? [balancePush.to(to, {})] : []),
  ])
  if (after.state === 'paid' && after.amount !== null) await payReward(d, tx, after, after.amount)
  return after
}

const payReward = async (d: PromotionsDeps, tx: Tx, a: Application, amount: bigint): Promise<void> => {
  const { member_id, bill_no, times } = a
  const asset = getCurrency(d)
  await grantRequirement(tx, {
    member_id,
    source: 'promotions',
    source_id: bill_no,
    asset,
    amount: computeTurnover(amount, times),
  })
  const key = deriveKey('promotions.rewarded', a.id)
  await postOrRefuse(tx, [{ key, kind: promotionsPostings.rewarded, member_id, asset, amount, ref: bill_no }])
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
