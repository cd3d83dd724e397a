import { applyRate } from '@moongate/money'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { parseInstant } from '../../kernel/time.ts'
import { recordAudit } from '../audit/index.ts'
import { findCards } from '../bank/index.ts'
import { findRealName } from '../members/index.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { readConfig } from '../site/index.ts'
import { grantRequirement } from '../turnover/index.ts'
import { cashierPostings } from './cashier.postings.ts'
import { type Channel, findChannel, findPicture } from './channel.sql.ts'
import { type CashierDeps, getCurrency, type StaffAct } from './deps.ts'
import { DEPOSIT_STEPS, refuseDeposit, makeRemarkCode } from './deposit.rules.ts'
import {
  countWaiting,
  type Deposit,
  findDeposit,
  insertDeposit,
  lockOrders,
  moveDeposit,
  findOverdueDeposits,
} from './deposit.sql.ts'

export type DepositReport = {
  member_id: number
  payment_id: number
  payment_type: string
  payment_account: string
  amount: bigint
  hk_at: string
  name: string
  account: string
  payment_desc: string
  picture: string
  request_key?: string | undefined
}

/** A member reports a company transfer (R4.20). Refuses as `depositRefusal` says. */
export const reportDeposit = (d: CashierDeps, report: DepositReport): Promise<Deposit> =>
  d.db.tx(async (tx) => {
    await lockOrders(tx, report.member_id)
    const id = report.request_key
      ? deriveKey('cashier.deposit', String(report.member_id), report.request_key)
      : d.ids.uuid()
    const earlier = await findDeposit(tx, id)
    if (earlier) return isSame(earlier, report) ? earlier : refuse('idempotency.key_reused')
    const { channel, remitted_at } = await loadDepositFacts(d, tx, report)
    const made = await insertDeposit(tx, {
      member_id: report.member_id,
      id,
      bill_no: d.ids.bill('D'),
      channel_id: channel.id,
      payment_type: channel.type,
      channel_name: channel.name,
      channel_account: channel.account,
      amount: report.amount,
      payer_name: report.name,
      payer_account: report.account,
      remark_code: makeRemarkCode(report.member_id),
      payment_desc: report.payment_desc,
      picture: report.picture,
      hk_at: remitted_at,
    })
    await push(tx, 'office', 'deposit', { id })
    return made ?? refuse('common.conflict')
  })

/** Whether an order found under a repeated key is the one asked for now. */
const isSame = (d: Deposit, r: DepositReport): boolean =>
  d.amount === r.amount && d.channel_id === r.payment_id && d.payer_name === r.name

const loadDepositFacts = async (
  d: CashierDeps,
  tx: Tx,
  r: DepositReport,
): Promise<{ channel: Channel; remitted_at: Date | null }> => {
  const channel = await findChannel(tx, r.payment_id)
  const remitted_at = parseInstant(r.hk_at, d.config.site_time_zone)
  const refusal = refuseDeposit({
    channel,
    remitted_at,
    now: d.clock.now(),
    realname: await findRealName(tx, r.member_id),
    cards: (await findCards(tx, r.member_id)).length,
    asked: { type: r.payment_type, account: r.payment_account, amount: r.amount },
    open_orders: await countWaiting(tx, r.member_id),
    max_open: (await readConfig(tx, 'deposit')).max_open,
  })
  if (refusal) refuse(refusal)
  // Only a picture that this member sent in: a name from elsewhere would show staff somebody else's transfer.
  if (r.picture !== '' && (await findPicture(tx, r.picture))?.member_id !== r.member_id)
    refuse('cashier.picture_invalid')
  return { channel: channel ?? refuse('cashier.no_account'), remitted_at: remitted_at ?? null }
}

/** Staff saw the money arrive: the centre wallet rises, turnover is asked for, the member is told. Once, whoever tries. */
export const creditDeposit = (d: CashierDeps, id: string, by: StaffAct): Promise<Deposit> =>
  d.db.tx(async (tx) => {
    const done = await stepDeposit(tx, id, 'credit', by, '')
    await postOrRefuse(tx, [
      {
        key: deriveKey('cashier.deposit_credited', id),
        kind: cashierPostings.deposit_credited,
        member_id: done.member_id,
        asset: getCurrency(d),
        amount: done.amount,
        sub: done.payment_type,
        ref: done.bill_no,
      },
    ])
    const { turnover_percent } = await readConfig(tx, 'deposit')
    await grantRequirement(
      tx,
      done.member_id,
      'deposit',
      id,
      applyRate(done.amount, BigInt(turnover_percent) * 10_000n, 'half-even'),
    )
    await push(tx, `member:${done.member_id}`, 'balance', {})
    return done
  })

/** The picture that came with a deposit. Refuses cashier.order_not_found, cashier.picture_missing. */
export const readDepositPicture = async (d: Pick<CashierDeps, 'db'>, id: string): Promise<Uint8Array> => {
  const { picture } = (await findDeposit(d.db, id)) ?? refuse('cashier.order_not_found')
  return (await findPicture(d.db, picture))?.bytes ?? refuse('cashier.picture_missing')
}

export const rejectDeposit = (d: CashierDeps, id: string, by: StaffAct, reason: string): Promise<Deposit> =>
  d.db.tx((tx) => stepDeposit(tx, id, 'reject', by, reason))

const stepDeposit = async (
  tx: Tx,
  id: string,
  name: 'credit' | 'reject',
  by: StaffAct,
  reason: string,
): Promise<Deposit> => {
  const before = (await findDeposit(tx, id)) ?? refuse('cashier.order_not_found')
  const { from, to } = DEPOSIT_STEPS[name]
  const done = (await moveDeposit(tx, id, from, to, { reason, name: by.name })) ?? refuse('cashier.state_changed')
  await recordAudit(tx, {
    actor: { type: 'staff', id: by.staff_id, name: by.name },
    action: `cashier.deposit_${to}`,
    target: `deposit:${done.bill_no}`,
    reason,
    before: { state: before.state },
    after: { state: done.state, amount: done.amount, member_id: done.member_id },
    ip: by.ip,
    request_id: by.request_id,
  })
  await pushDeposit(tx, done)
  return done
}

const pushDeposit = async (tx: Tx, done: Deposit): Promise<void> => {
  await push(tx, `member:${done.member_id}`, 'deposit', { bill_no: done.bill_no, state: done.state })
  await push(tx, 'office', 'deposit', { id: done.id })
}

/** Reports that nobody could match with money for too long. Late money can still be credited. */
export const expireDeposits = async (d: CashierDeps): Promise<void> => {
  const { expires_minutes } = await readConfig(d.db, 'deposit')
  for (const { id } of await findOverdueDeposits(d.db, expires_minutes)) {
    await d.db.tx(async (tx) => {
      const done = await moveDeposit(tx, id, DEPOSIT_STEPS.expire.from, DEPOSIT_STEPS.expire.to, {
        reason: '',
        name: '',
      })
      if (done) await pushDeposit(tx, done)
    })
  }
}
