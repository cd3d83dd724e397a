import { channels, type Push } from '@moongate/contract'
import { withdrawalOrderPush, withdrawalPush } from '@moongate/contract/cashier.pushes'
import { RETURNED_WITHDRAWAL } from '@moongate/contract/cashier.states'
import type { WithdrawalWay } from '@moongate/contract/payments.states'
import type { Risk } from '@moongate/contract/risk.states'
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
  findWithdrawal,
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

/** The same within a transaction of the caller's. */
export const takeWithdrawalStep = async (
  tx: Tx,
  id: string,
  name: WithdrawalStep,
  by: StepBy,
  reason = '',
): Promise<Withdrawal> => {
  const before = (await findWithdrawal(tx, id)) ?? refuse('cashier.order_not_found')
  if (isMachineStep(before.way, name)) refuse('cashier.machine_pays')
  // It would leave, and the books take no end of it while the member's money is stopped.
  if (name === 'approve' && (await findMember(tx, before.member_id))?.state !== 'active') refuse('policy.member_frozen')
  const payer = name === 'approve' ? await choosePayer(tx, before) : before.way
  const step = chooseSteps(payer)[name]
  const done = (await moveWithdrawal(tx, id, step.from, step.to)) ?? refuse('cashier.state_changed')
  await recordStep(tx, { kind: 'withdrawal', name, step, before: before.state, done, by, reason })
  if (name === 'approve') await appointPayer(tx, done, payer)
  await endWithdrawal(tx, done, reason)
  return done
}

/** A member takes back what nobody has looked at. Refuses cashier.order_not_found, cashier.state_changed. */
export const cancelWithdrawal = async (d: Pick<CashierDeps, 'db'>, by: By, bill_no: string): Promise<Withdrawal> => {
  const { id } = (await findOwnWithdrawal(d.db, by.member_id, bill_no)) ?? refuse('cashier.order_not_found')
  return stepWithdrawal(d, id, 'cancel', by)
}

type Judging = Pick<CashierDeps, 'db' | 'clock' | 'config'>

/**
 * Approves orders one after the other, each for itself, but for those in which something is remarkable; answers why one was not.
 */
export const approveSafe = async (
  d: Judging,
  ids: readonly string[],
  by: StaffAct,
): Promise<{ id: string; refusal: Refusal | undefined }[]> => {
  const done = []
  for (const id of new Set(ids)) done.push({ id, refusal: await catchRefusal(() => approveIfSafe(d, id, by)) })
  return done
}

const approveIfSafe = (d: Judging, id: string, by: StaffAct): Promise<Refusal | undefined> =>
  d.db.tx(async (tx) => {
    const order = (await lockWithdrawal(tx, id)) ?? refuse('cashier.order_not_found')
    if (order.risks?.length !== 0) refuse('cashier.risky')
    if (await keepNewRisks(d, tx, order)) return new Refusal('cashier.risky')
    return void (await takeWithdrawalStep(tx, id, 'approve', by))
  })

/**
 * Approves one order. What has come up since it was asked for is told first, once for the order: from then on it stands in its row. Refuses
 * as stepWithdrawal does, and cashier.risks_since.
 */
export const approveWithdrawal = async (d: Judging, id: string, by: StaffAct): Promise<Withdrawal> => {
  const approved = await d.db.tx(async (tx) => {
    const order = (await lockWithdrawal(tx, id)) ?? refuse('cashier.order_not_found')
    return (await keepNewRisks(d, tx, order)) ? undefined : takeWithdrawalStep(tx, id, 'approve', by)
  })
  return approved ?? refuse('cashier.risks_since')
}

/**
 * Whether something has come up about an order that may be approved; it stays with the order, and stands first there, so that whoever
 * decides on it sees why.
 */
const keepNewRisks = async (d: Judging, tx: Tx, order: Withdrawal): Promise<boolean> => {
  if (!chooseSteps(order.way).approve.from.includes(order.state)) return false
  const known = order.risks ?? []
  const found = await judgeAgain(d, tx, order)
  const since = found.filter(({ rule }) => !known.some((risk) => risk.rule === rule))
  if (since.length === 0) return false
  await setWithdrawalRisks(tx, order.id, [...since, ...known])
  await push(tx, withdrawalOrderPush, channels.office, { id: order.id })
  return true
}

/** What is remarkable about an order now; its turnover is that of then, of which its fee was taken. */
const judgeAgain = async (d: Judging, tx: Tx, order: Withdrawal): Promise<Risk[]> => {
  const { id, created_at, card_id, turnover_left } = order
  const facts = await findOrderFacts(tx, id, findMidnight(d, created_at), riskSetting.key)
  const then = { card_id: card_id ?? 0, turnover_left: turnover_left ?? 0n }
  return findRisks(tx, { ...order, ...facts, ...then, now: d.clock.now() })
}

const catchRefusal = async (work: () => Promise<Refusal | undefined>): Promise<Refusal | undefined> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Who pays an order that is approved now. */
const choosePayer = async (tx: Tx, { amount, fee }: Withdrawal): Promise<WithdrawalWay> =>
  chooseWay(amount - fee, await readSetting(tx, withdrawalWaySetting))

/** Writes down who pays an approved order, and tells so: a gateway is asked by a module above. */
const appointPayer = async (tx: Tx, { id, amount, fee }: Withdrawal, payer: WithdrawalWay): Promise<void> => {
  const { way, member_id, bill_no, asset, approved_at } = await setWithdrawalWay(tx, id, payer)
  await emit(tx, withdrawalApproved, { member_id, id, bill_no, asset, amount: amount - fee, way, approved_at })
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
