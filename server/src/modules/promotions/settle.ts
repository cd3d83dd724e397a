import { channels } from '@moongate/contract'
import { applicationPush, promotionPush } from '@moongate/contract/promotions.pushes'
import { balancePush } from '@moongate/contract/wallet.pushes'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { pushAll } from '../../kernel/push.ts'
import { recordAudit } from '../audit/index.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { grantRequirement } from '../turnover/index.ts'
import type { Application } from './application.sql.ts'
import { getCurrency, type PromotionsDeps } from './deps.ts'
import { computeTurnover } from './desk.rules.ts'
import { promotionsPostings } from './promotions.postings.ts'

/** Tells staff and the member, writes down who did it, and pays money that the application says is paid. */
export const settleDecision = async (
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
