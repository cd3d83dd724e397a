import { channels, type Push } from '@moongate/contract'
import { withdrawalOrderPush, withdrawalPush } from '@moongate/contract/cashier.pushes'
import { RETURNED_WITHDRAWAL } from '@moongate/contract/cashier.states'
import type { WithdrawalWay } from '@moongate/contract/payments.states'
import type { Risk, RiskRule } from '@moongate/contract/risk.states'
import { balancePush } from '@moongate/contract/wallet.pushes'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { emit } from '../../kernel/outbox.ts'
import { push, pushAll } from '../../kernel/push.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import type { StaffAct } from '../../kernel/http/staff-act.ts'
import { type By, findMember } from '../members/index.ts'
import { type PostingItem, postOrRefuse } from '../ledger/index.ts'
import { findRisks, riskSetting } from '../risk/index.ts'
import { readSetting } from '../site/index.ts'
import { withdrawalApproved, withdrawalPaid, withdrawalRefused } from './cashier.events.ts'
import { cashierPostings, PAYOUT_CHANNEL } from './cashier.postings.ts'
import { withdrawalWaySetting } from './cashier.settings.ts'
import { type CashierDeps, findMidnight } from './deps.ts'
import { recordStep, type StepBy } from './order.ts'
import { findOrderFacts } from './withdrawal-facts.sql.ts'
import { chooseSteps, chooseWay, isMachineStep, type WithdrawalStep } from './withdrawal.rules.ts'
import {
  findOwnWithdrawal,
  lockWithdrawal,
  moveWithdrawal,
  setWithdrawalRisks,
  setWithdrawalWay,
  type Withdrawal,
} from './withdrawal.sql.ts'

/**
 * Moves a withdrawal one step on (R4.21): staff do, its member, or nobody where a rule decides. Paying sends the held money out and `cashier.withdrawal_paid` with it; refusing,
 * failing or cancelling brings all of it back. Refuses cashier.order_not_found, cashier.state_changed, cashier.machine_pays, cashier.claimed,
 * cashier.second_person, cashier.review_needed, policy.member_frozen.
 */
export const stepWithdrawal = (
  d: Pick<CashierDeps, 'db'>,
  id: string,
  name: WithdrawalStep,
  by: StepBy,
  reason = '',
): Promise<Withdrawal> => d.db.tx((tx) => takeWithdrawalStep(tx, id, name, by, reason))

/** The same within a transaction of the caller's. Locked first: who pays by hand has to hear that the machine does since a moment ago. */
export const takeWithdrawalStep = async (
  tx: Tx,
  id: string,
  name: WithdrawalStep,
  by: StepBy,
  reason = '',
): Promise<Withdrawal> => {
  const before = (await lockWithdrawal(tx, id)) ?? refuse('cashier.order_not_found')
  if (isMachineStep(before.way, name)) refuse('cashier.machine_pays')
  // It would leave, and the books take no end of it while the member's money is stopped.
  if (name === 'approve' && (await findMember(tx, before.member_id))?.state !== 'active') refuse('policy.member_frozen')
  const payer = name === 'approve' ? await choosePayer(tx, before) : before.way
  const step = chooseSteps(payer)[name]
  const done = (await moveWithdrawal(tx, id, step.from, step.to)) ?? refuse('cashier.state_changed')
  await recordStep(tx, { kind: 'withdrawal', name, step, before: before.state, done, by, reason })
  const now = name === 'approve' ? await appointPayer(tx, done, payer) : done
  await endWithdrawal(tx, now, reason)
  return now
}

/** A member takes back what nobody has looked at. Refuses cashier.order_not_found, cashier.state_changed. */
export const cancelWithdrawal = async (d: Pick<CashierDeps, 'db'>, by: By, bill_no: string): Promise<Withdrawal> => {
  const { id } = (await findOwnWithdrawal(d.db, by.member_id, bill_no)) ?? refuse('cashier.order_not_found')
  return stepWithdrawal(d, id, 'cancel', by)
}

type Judging = Pick<CashierDeps, 'db' | 'clock' | 'config'>

/** Approves orders one after the other, each for itself, but for those in which something is remarkable; answers why one was not. */
export const approveSafe = async (
  d: Judging,
  ids: readonly string[],
  by: StaffAct,
): Promise<{ id: string; refusal: Refusal | undefined }[]> => {
  const done = []
  for (const id of new Set(ids))
    done.push({ id, refusal: await catchRefusal(() => approveJudged(d, id, by, 'cashier.risky', [])) })
  return done
}

/**
 * Approves one order in which nothing is remarkable but `seen`, the rules that stood before whoever approves; without them, what stands
 * with the order. The rest stands with it from then on. Refuses as stepWithdrawal does, and cashier.risks_since.
 */
export const approveWithdrawal = (
  d: Judging,
  id: string,
  by: StaffAct,
  seen?: readonly RiskRule[],
): Promise<Withdrawal> => approveJudged(d, id, by, 'cashier.risks_since', seen)

/** What else stands in the way is said first: `unseen` is refused last, and what was unseen is kept after all is taken back. */
const approveJudged = async (
  d: Judging,
  id: string,
  by: StaffAct,
  unseen: 'cashier.risky' | 'cashier.risks_since',
  seen?: readonly RiskRule[],
): Promise<Withdrawal> => {
  try {
    return await d.db.tx(async (tx) => {
      const order = (await lockWithdrawal(tx, id)) ?? refuse('cashier.order_not_found')
      const known = order.risks ?? []
      const since = await findRisksSince(d, tx, order)
      const done = await takeWithdrawalStep(tx, id, 'approve', by)
      const looked_at = seen ?? known.map(({ rule }) => rule)
      return [...since, ...known].every(({ rule }) => looked_at.includes(rule)) ? done : refuse(unseen)
    })
  } catch (error) {
    if (error instanceof Refusal && error.code === unseen) await keepRisksSince(d, id)
    throw error
  }
}

/** Keeps with an order that may be approved what has come up about it: it stands first there, so that whoever decides sees why. */
const keepRisksSince = (d: Judging, id: string): Promise<void> =>
  d.db.tx(async (tx) => {
    const order = await lockWithdrawal(tx, id)
    if (!order || !chooseSteps(order.way).approve.from.includes(order.state)) return
    const since = await findRisksSince(d, tx, order)
    if (since.length === 0) return
    await setWithdrawalRisks(tx, id, [...since, ...(order.risks ?? [])])
    await push(tx, withdrawalOrderPush, channels.office, { id })
  })

/** What is remarkable about an order now and does not stand with it; its turnover is that of then, of which its fee was taken. */
const findRisksSince = async (d: Judging, tx: Tx, order: Withdrawal): Promise<Risk[]> => {
  const { id, created_at, card_id, turnover_left, risks } = order
  const facts = await findOrderFacts(tx, id, findMidnight(d, created_at), riskSetting.key)
  const then = { card_id: card_id ?? 0, turnover_left: turnover_left ?? 0n }
  const found = await findRisks(tx, { ...order, ...facts, ...then, now: d.clock.now() })
  return found.filter(({ rule }) => !risks?.some((risk) => risk.rule === rule))
}

const catchRefusal = async (work: () => Promise<unknown>): Promise<Refusal | undefined> => {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Who pays an order that is approved now. */
const choosePayer = async (tx: Tx, { amount, fee }: Withdrawal): Promise<WithdrawalWay> =>
  chooseWay(amount - fee, await readSetting(tx, withdrawalWaySetting))

/** Writes down who pays an approved order, and tells so: a gateway is asked by a module above. */
const appointPayer = async (tx: Tx, { id, amount, fee }: Withdrawal, payer: WithdrawalWay): Promise<Withdrawal> => {
  const { approved_at, ...now } = await setWithdrawalWay(tx, id, payer)
  const { way, member_id, bill_no, asset } = now
  await emit(tx, withdrawalApproved, { member_id, id, bill_no, asset, amount: amount - fee, way, approved_at })
  return now
}

/** What follows from where an order stands now and why: its money, who hears of it. Refuses policy.member_frozen. */
export const endWithdrawal = async (tx: Tx, done: Withdrawal, reason: string): Promise<void> => {
  await postOrRefuse(tx, listEndPostings(done))
  if (done.state === 'paid') await emitPaid(tx, done)
  if (done.state === 'rejected' || done.state === 'failed') await emitRefused(tx, done, reason)
  await pushAll(tx, listTold(done))
}

/** What the member and the office are told of where an order stands now. */
export const listTold = ({ id, member_id, bill_no, state }: Withdrawal): Push[] => [
  withdrawalPush.to(channels.member(member_id), { bill_no, state }),
  balancePush.to(channels.member(member_id), {}),
  withdrawalOrderPush.to(channels.office, { id }),
]

const emitPaid = (tx: Tx, { member_id, id, bill_no, asset, amount, fee }: Withdrawal): Promise<void> =>
  emit(tx, withdrawalPaid, { member_id, id, bill_no, asset, amount, fee })

const emitRefused = (tx: Tx, { member_id, id, bill_no, asset, amount }: Withdrawal, reason: string): Promise<void> =>
  emit(tx, withdrawalRefused, { member_id, id, bill_no, asset, amount, reason })

const buildPosting = (
  w: Withdrawal,
  name: keyof typeof cashierPostings,
  amount: bigint,
  more: Partial<PostingItem> = {},
): PostingItem => ({
  key: deriveKey(`cashier.${name}`, w.id),
  kind: cashierPostings[name],
  member_id: w.member_id,
  asset: w.asset,
  amount,
  ref: w.bill_no,
  ...more,
})

/** What is held of a new order: what will be paid and the fee, each in its own row of the member's statement; both or none. */
export const listHeldPostings = (w: Withdrawal): PostingItem[] => {
  const fee = w.fee > 0n ? [buildPosting(w, 'withdrawal_fee_held', w.fee)] : []
  return [buildPosting(w, 'withdrawal_requested', w.amount - w.fee, { linked: fee.length > 0 }), ...fee]
}

/** What the end of an order does with what is held; none while it is open. */
const listEndPostings = (w: Withdrawal): PostingItem[] => {
  if (RETURNED_WITHDRAWAL.includes(w.state)) return listReturnPostings(w)
  if (w.state !== 'paid') return []
  const fee = w.fee > 0n ? [buildPosting(w, 'withdrawal_fee', w.fee)] : []
  return [buildPosting(w, 'withdrawal_paid', w.amount - w.fee, { sub: PAYOUT_CHANNEL, linked: fee.length > 0 }), ...fee]
}

/** Back the way it went: in one row where it was held in one. */
const listReturnPostings = (w: Withdrawal): PostingItem[] => {
  if (!w.fee_apart || w.fee === 0n) return [buildPosting(w, 'withdrawal_returned', w.amount)]
  return [
    buildPosting(w, 'withdrawal_returned', w.amount - w.fee, { linked: true }),
    buildPosting(w, 'withdrawal_fee_returned', w.fee),
  ]
}
