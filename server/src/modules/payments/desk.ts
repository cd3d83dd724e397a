import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import type { PaymentsDeps } from './deps.ts'
import { checkPayout, endPayout, tellDesk } from './payout.ts'
import {
  getPayoutStage,
  type PayoutDeskStep,
  type PayoutEnd,
  type PayoutFacts,
  refusePayoutStep,
} from './payout.rules.ts'
import { findPayout, lockPayout, movePayout, type Payout, setPayoutGateway, setPayoutProposal } from './payout.sql.ts'
import type { PayoutReason } from './reason.rules.ts'
import { insertEntry } from './record.sql.ts'

/** A gateway that nobody connected tells no horizon. */
const LONGEST_HORIZON_MS = 24 * 3_600_000

/** What the rules of the desk stand on, as of now. */
export const readPayoutFacts = (d: Pick<PaymentsDeps, 'gateways'>, p: Payout): PayoutFacts => ({
  state: p.state,
  proposal: p.proposal,
  proposed_by: p.proposed_by,
  was_sent: p.sent_at !== null,
  unclear_ms: p.now.getTime() - (p.sent_at ?? p.created_at).getTime(),
  horizon_ms: d.gateways[p.gateway_code]?.horizon_ms ?? LONGEST_HORIZON_MS,
})

/** Asks the gateway now and writes what it says. Refuses payments.not_found, payments.changed, payments.never_sent. */
export const askPayoutAgain = async (d: PaymentsDeps, id: string, by: StaffAct): Promise<Payout> => {
  const asked = await d.db.tx((tx) => takeStep(d, tx, { id, step: 'ask', by, reason: '' }))
  await checkPayout(d, id)
  return (await findPayout(d.db, id)) ?? asked
}

/** Takes a payout that waits from its gateway, for people to pay; what was never sent is the gateway's no more. Refuses payments.not_found, payments.changed, payments.too_early. */
export const takePayoutOver = (d: PaymentsDeps, id: string, by: StaffAct): Promise<Payout> =>
  d.db.tx(async (tx) => {
    const p = await takeStep(d, tx, { id, step: 'take_over', by, reason: '' })
    await setPayoutGateway(tx, id, p.gateway_code, '')
    return (
      (await movePayout(tx, id, 'give_up', 'taken over by staff' satisfies PayoutReason)) ?? refuse('payments.changed')
    )
  })

/** Proposes how a payout ended, in place of what was proposed before; moves nothing. Refuses payments.not_found, payments.changed, payments.too_early. */
export const proposePayoutEnd = (
  d: PaymentsDeps,
  id: string,
  end: PayoutEnd,
  by: StaffAct,
  reason: string,
): Promise<Payout> =>
  d.db.tx(async (tx) => {
    await takeStep(d, tx, { id, step: `propose_${end}`, by, reason })
    return setPayoutProposal(tx, id, end, by.staff_id)
  })

/** Ends a payout as somebody else proposed, and its withdrawal with it. Refuses payments.not_found, payments.changed, payments.second_person, policy.member_frozen. */
export const settlePayoutByStaff = (d: PaymentsDeps, id: string, end: PayoutEnd, by: StaffAct): Promise<Payout> =>
  d.db.tx(async (tx) => {
    const p = await takeStep(d, tx, { id, step: `settle_${end}`, by, reason: '' })
    if (end === 'paid') await endPayout(tx, p, 'pay', '')
    else await endPayout(tx, p, 'fail', 'settled by staff' satisfies PayoutReason)
    return (await findPayout(tx, id)) ?? p
  })

type Taken = { id: string; step: PayoutDeskStep; by: StaffAct; reason: string }

/** Locks the payout, asks the rules and writes the step down, for its timeline and for the audit log; colleagues see it move. */
const takeStep = async (d: PaymentsDeps, tx: Tx, { id, step, by, reason }: Taken): Promise<Payout> => {
  const p = (await lockPayout(tx, id)) ?? refuse('payments.not_found')
  const refusal = refusePayoutStep(step, readPayoutFacts(d, p), by.staff_id)
  if (refusal) refuse(refusal)
  await insertEntry(tx, { order_id: id, entry: step, remark: reason, staff_id: by.staff_id, staff_name: by.name })
  await recordAudit(tx, {
    ...describeStaffAct(by),
    action: `payments.payout_${step}`,
    target: `withdrawal:${p.bill_no}`,
    reason,
    before: { state: getPayoutStage(p) },
    after: { amount: p.amount, member_id: p.member_id, gateway: p.gateway_code },
  })
  await tellDesk(tx, id)
  return p
}
