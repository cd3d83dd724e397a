import { channels } from '@moongate/contract'
import { payoutPush } from '@moongate/contract/payments.pushes'
import type { z } from 'zod'
import type { Tx } from '../../kernel/db.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { push } from '../../kernel/push.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { endByMachine, findPayee, type withdrawalApproved } from '../cashier/index.ts'
import { findMember } from '../members/index.ts'
import type { PaymentsDeps } from './deps.ts'
import { findPayer, findSender } from './gateway.ts'
import type { GatewayPort, PayoutAnswer, PayoutStatus } from './gateway.port.ts'
import { computePayoutCheck, judgePayout, type PayoutVerdict } from './payout.rules.ts'
import {
  findPayout,
  insertPayout,
  lockPayout,
  movePayout,
  type Payout,
  setPayoutCheck,
  setPayoutGateway,
} from './payout.sql.ts'
import { payoutJob } from './payments.jobs.ts'
import type { PayoutReason } from './reason.rules.ts'
import { insertEntry } from './record.sql.ts'

/** Keeps an approved withdrawal that the machine pays; once, however often it is told. Where no gateway is connected people have it. */
export const queuePayout = async (
  d: PaymentsDeps,
  { id, member_id, bill_no, asset, amount, way }: z.output<(typeof withdrawalApproved)['payload']>,
): Promise<void> => {
  if (way !== 'machine') return
  const gateway_code = (await findPayer(d.db, d.gateways)) ?? ''
  await d.db.tx(async (tx) => {
    const made = await insertPayout(tx, { id, member_id, bill_no, gateway_code, asset, amount })
    if (made) await enqueue(tx, payoutJob, { id }, { key: `payments.payout:${id}` })
  })
}

/** Through whom it may be sent now. What has left could not be booked for who is frozen, so theirs goes on waiting, too. */
const chooseWay = async (d: PaymentsDeps, { gateway_code, sent_at, member_id }: Payout): Promise<string | undefined> =>
  (await findMember(d.db, member_id))?.state === 'active'
    ? findSender(d.db, d.gateways, { gateway_code, was_sent: sent_at !== null })
    : undefined

/** Sends a payout that waits, or asks what became of one that was sent. */
export const takePayout = async (d: PaymentsDeps, id: string): Promise<void> => {
  const p = await findPayout(d.db, id)
  if (!p) return
  const way = p.state === 'queued' ? await chooseWay(d, p) : undefined
  const port = d.gateways[way ?? p.gateway_code]
  if (!port) return giveUp(d, p, 'no gateway is connected')
  if (p.state !== 'queued') return checkPayout(d, id)
  if (way === undefined) return d.db.tx((tx) => planPayoutCheck(d, tx, p))
  if (way === p.gateway_code || (await passOn(d, p, way))) await sendPayout(d, port, p)
}

/** Gives a payout that no gateway has heard of to another one; false where it has moved on. */
const passOn = (d: PaymentsDeps, { id, gateway_code }: Payout, to: string): Promise<boolean> =>
  d.db.tx(async (tx) => {
    if (!(await setPayoutGateway(tx, id, gateway_code, to))) return false
    await insertEntry(tx, { order_id: id, entry: 'passed_on', remark: `${gateway_code} → ${to}` })
    return true
  })

/** The list of payouts at every desk is old. */
export const tellDesk = (tx: Tx, id: string): Promise<void> => push(tx, payoutPush, channels.office, { id })

/** Leaves a payout to people and tells the desk; false where it has moved on. */
const leaveToPeople = async (tx: Tx, { id }: Payout, reason: PayoutReason): Promise<boolean> => {
  if (!(await movePayout(tx, id, 'give_up', reason))) return false
  await tellDesk(tx, id)
  return true
}

const giveUp = (d: PaymentsDeps, p: Payout, reason: PayoutReason): Promise<void> =>
  d.db.tx(async (tx) => {
    const { id } = p
    if (!(await leaveToPeople(tx, p, reason))) return
    await insertEntry(tx, { order_id: id, entry: 'give_up', remark: reason })
    d.log.error({ alarm: 'payout_manual', payout_id: id }, 'a payout waits for people')
  })

const sendPayout = async (d: PaymentsDeps, port: GatewayPort, p: Payout): Promise<void> => {
  const payee = await findPayee(d.db, p.id)
  if (!payee) return giveUp(d, p, 'the order is gone')
  // Written before the socket opens: a worker found dead from here on leaves an unclear payout, never one that is sent again.
  const sent = await movePayout(d.db, p.id, 'send', '', port.code)
  if (!sent) return
  const answer = await askToPay(d, port, { id: p.id, amount: p.amount, ...payee })
  await d.db.tx((tx) => writeAnswer(d, tx, sent, answer))
}

/** A port promises not to throw. What it threw after the request may have left says nothing of what became of it. */
const askToPay = async (
  d: PaymentsDeps,
  port: GatewayPort,
  order: Parameters<GatewayPort['createPayout']>[0],
): Promise<PayoutAnswer> => {
  try {
    return await port.createPayout(order)
  } catch (error) {
    d.log.error({ err: error, gateway: port.code, payout_id: order.id }, 'a gateway port threw')
    return { outcome: 'unknown' }
  }
}

const NEXT = { accepted: 'accept', unknown: 'lose_track', later: 'put_off' } as const

const writeAnswer = async (d: PaymentsDeps, tx: Tx, p: Payout, answer: PayoutAnswer): Promise<void> => {
  await insertEntry(tx, { order_id: p.id, entry: `sent_${answer.outcome}`, remark: answer.said ?? '' })
  if (answer.outcome === 'rejected') return endPayout(tx, p, 'fail', answer.reason)
  const moved = await movePayout(tx, p.id, NEXT[answer.outcome])
  if (moved) await planPayoutCheck(d, tx, moved)
}

const computeWait = ({ checks, now, created_at }: Payout): number | undefined =>
  computePayoutCheck(checks, now.getTime() - created_at.getTime())
/** After a day, of one whose end is known: nobody has to look. */
const REFUSED_WAIT = 3_600_000

const planPayoutCheck = async (d: PaymentsDeps, tx: Tx, p: Payout): Promise<void> => {
  const wait_ms = computeWait(p)
  if (wait_ms === undefined) {
    await leaveToPeople(tx, p, 'a day without an answer')
    await insertEntry(tx, { order_id: p.id, entry: 'give_up' })
    return d.log.error({ alarm: 'payout_manual', payout_id: p.id }, 'a payout waits for people')
  }
  await askLater(tx, p, wait_ms)
}

const askLater = async (tx: Tx, p: Payout, wait_ms: number): Promise<void> => {
  const run_at = new Date(p.now.getTime() + wait_ms)
  await setPayoutCheck(tx, p.id, run_at)
  await enqueue(tx, payoutJob, { id: p.id }, { run_at, key: `payments.payout:${p.id}` })
}

/**
 * Asks the gateway what became of a payout and writes what it says (R4.21); also where people have it already. What the books refuse now,
 * of a member who is frozen, is tried again at its time, until they take it.
 */
export const checkPayout = async (d: PaymentsDeps, id: string): Promise<void> => {
  const p = await findPayout(d.db, id)
  const port = p && d.gateways[p.gateway_code]
  if (!port || p.sent_at === null || p.finished_at !== null) return
  const status = await askPayout(d, port, id)
  try {
    await takeLocked(d, id, (tx, locked, sent_at) => {
      // As old as it was when its gateway was asked: what nobody knew there then may be known, and paid, by now.
      const verdict = judgePayout(locked, status, p.now.getTime() - sent_at.getTime(), port.horizon_ms)
      return settlePayout(d, tx, locked, status, verdict)
    })
  } catch (error) {
    if (!(error instanceof Refusal) || p.state === 'manual') throw error
    d.log.warn({ payout_id: id, refusal: error.code }, 'the end of a payout is not taken by the books yet')
    await takeLocked(d, id, (tx, locked) => askLater(tx, locked, computeWait(locked) ?? REFUSED_WAIT))
  }
}

/** Locked first: of two who heard the same the later one finds it done. */
const takeLocked = (
  d: PaymentsDeps,
  id: string,
  take: (tx: Tx, p: Payout, sent_at: Date) => Promise<void>,
): Promise<void> =>
  d.db.tx(async (tx) => {
    const locked = await lockPayout(tx, id)
    if (locked?.sent_at && locked.finished_at === null) await take(tx, locked, locked.sent_at)
  })

const askPayout = async (d: PaymentsDeps, port: GatewayPort, id: string): Promise<PayoutStatus> => {
  try {
    return await port.payoutStatus(id)
  } catch (error) {
    d.log.error({ err: error, gateway: port.code, payout_id: id }, 'a gateway port threw')
    return { outcome: 'unknown' }
  }
}

const describeFailure = (status: PayoutStatus): string =>
  status.outcome === 'found' ? status.reason : ('the gateway never received it' satisfies PayoutReason)

const settlePayout = async (
  d: PaymentsDeps,
  tx: Tx,
  p: Payout,
  status: PayoutStatus,
  verdict: PayoutVerdict,
): Promise<void> => {
  await insertEntry(tx, { order_id: p.id, entry: `heard_${verdict}`, remark: status.said ?? '' })
  if (verdict === 'pay') return endPayout(tx, p, 'pay', '')
  if (verdict === 'fail') return endPayout(tx, p, 'fail', describeFailure(status))
  if (verdict === 'give_up') return void (await leaveToPeople(tx, p, 'another amount than ours'))
  if (p.state === 'manual') return
  const moved = await movePayout(tx, p.id, status.outcome === 'found' ? 'accept' : 'lose_track')
  await planPayoutCheck(d, tx, moved ?? p)
}

/** Ends a payout and the withdrawal with it, once: the member is paid, or has the money back and reads why. */
export const endPayout = async (tx: Tx, p: Payout, end: 'pay' | 'fail', reason: string): Promise<void> => {
  if (!(await movePayout(tx, p.id, end, reason))) return
  if (!(await endByMachine(tx, p.id, end, reason, p.gateway_code)))
    throw new Error(`the withdrawal ${p.bill_no} ended before its payout`)
}
