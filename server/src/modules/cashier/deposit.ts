import { channels, type Push } from '@moongate/contract'
import { depositOrderPush, depositPush } from '@moongate/contract/cashier.pushes'
import { balancePush } from '@moongate/contract/wallet.pushes'
import { applyRate } from '@moongate/money'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import type { StaffAct } from '../../kernel/http/staff-act.ts'
import { type Claim, claimKey } from '../../kernel/keys.ts'
import { chooseDocumentId, once } from '../../kernel/once.ts'
import { emit } from '../../kernel/outbox.ts'
import { push, pushAll } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { parseInstant } from '../../kernel/time.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { endUse, keepOffer, lockOffer } from '../channels/index.ts'
import { parseStored, readSetting } from '../site/index.ts'
import { grantRequirement } from '../turnover/index.ts'
import { depositCredited } from './cashier.events.ts'
import { cashierPostings } from './cashier.postings.ts'
import { depositSetting } from './cashier.settings.ts'
import { describeOffer, requireOffer } from './deposit-offer.ts'
import type { CashierDeps } from './deps.ts'
import { DEPOSIT_STEPS, type DepositStep, makeRemarkCode } from './deposit.rules.ts'
import {
  type Deposit,
  findDeposit,
  findDepositFacts,
  findOverdueDeposits,
  findPicture,
  insertDeposit,
  lockDeposit,
  moveDeposit,
  type StoredFacts,
} from './deposit.sql.ts'
import { insertOrderStep, lockOrders } from './order.sql.ts'
import { recordStep } from './order.ts'

/** So many overdue deposits are looked up at a time. */
const AT_ONCE = 500

export type DepositReport = {
  member_id: number
  payment_id: number
  payment_type: string
  payment_account: string
  /** The rate of USDT that they were shown, where they name it. */
  usdt_rate?: string | undefined
  amount: bigint
  hk_at: string
  name: string
  account: string
  payment_desc: string
  picture: string
  request_key?: string | undefined
  /** The key of the call, taken with the report. */
  claim?: Claim | undefined
}

/** A member reports a company transfer (R4.20). Refuses as `refuseDeposit` says, cashier.picture_invalid, idempotency.key_reused. */
export const reportDeposit = (d: CashierDeps, report: DepositReport): Promise<Deposit> =>
  d.db.tx(async (tx) => {
    const { member_id, request_key, picture } = report
    await lockOrders(tx, member_id)
    const id = chooseDocumentId(d.ids, 'cashier.deposit', member_id, request_key)
    const facts = await findDepositFacts(tx, { member_id, id, picture, way: 'company' })
    return once(
      async () => (facts.is_made ? findDeposit(tx, id) : undefined),
      pickFingerprint(d, report),
      () => placeReport(d, tx, id, report, facts),
    )
  })

/** What a repeated key must report again; an account that was not named then or now is not compared. */
const pickFingerprint = (d: CashierDeps, report: DepositReport): Partial<Deposit> => ({
  amount: report.amount,
  channel_id: report.payment_id,
  payment_type: report.payment_type,
  ...(report.payment_account !== '' && { channel_account: report.payment_account }),
  payer_name: report.name,
  payer_account: report.account,
  payment_desc: report.payment_desc,
  picture: report.picture,
  hk_at: parseInstant(report.hk_at, d.config.site_time_zone) ?? null,
})

const placeReport = async (
  d: CashierDeps,
  tx: Tx,
  id: string,
  report: DepositReport,
  facts: StoredFacts,
): Promise<Deposit> => {
  const { member_id, amount, payment_account: account, usdt_rate } = report
  const remitted_at = parseInstant(report.hk_at, d.config.site_time_zone)
  const setting = parseStored(depositSetting, facts.setting)
  const asked = { type: report.payment_type, account, amount }
  const known = { ...facts, member_id, asked, remitted_at, now: d.clock.now(), max_open: setting.max_open }
  const wanted = { member_id, channel_id: report.payment_id, amount, account, is_paid: true, usdt_rate }
  const offer = await requireOffer(d, tx, known, await lockOffer(d, tx, wanted))
  // Only a picture that this member sent in: a name from elsewhere would show staff somebody else's transfer.
  if (report.picture !== '' && facts.picture_of !== member_id) refuse('cashier.picture_invalid')
  const inserted = await insertDeposit(tx, {
    member_id,
    id,
    bill_no: d.ids.bill('D'),
    ...describeOffer(offer, amount),
    amount,
    payer_name: report.name,
    payer_account: report.account,
    remark_code: makeRemarkCode(member_id),
    payment_desc: report.payment_desc,
    picture: report.picture,
    hk_at: remitted_at ?? null,
  })
  const made = inserted ?? refuse('common.conflict')
  await keepOffer(d, tx, offer, { member_id, amount, order_id: id, minutes: setting.expires_minutes })
  await claimKey(tx, report.claim, listTold(made))
  return made
}

/**
 * Staff saw the money arrive: the centre wallet rises, turnover is asked for, the member is told and `cashier.deposit_credited`
 * goes out; the channel's gift comes with it. Once, whoever tries. Refuses cashier.order_not_found, cashier.state_changed, cashier.second_person, cashier.review_needed,
 * policy.member_frozen.
 */
export const creditDeposit = (d: CashierDeps, id: string, by: StaffAct): Promise<Deposit> =>
  d.db.tx((tx) => creditDepositIn(tx, id, by))

/** The same within the transaction of who knows why the money is this deposit's. */
export const creditDepositIn = async (tx: Tx, id: string, by: StaffAct): Promise<Deposit> => {
  const done = await stepDeposit(tx, id, 'credit', by, '')
  await bookCredit(tx, done)
  return done
}

/** The money of a credited deposit, and what its channel gives on top. */
const listCredits = ({ id, member_id, bill_no, asset, amount, gift, payment_type }: Deposit) => {
  const credit = { member_id, asset, ref: bill_no }
  const { deposit_credited, deposit_gift } = cashierPostings
  const key = deriveKey('cashier.deposit_credited', id)
  return [
    { ...credit, key, kind: deposit_credited, amount, sub: payment_type },
    ...(gift > 0n ? [{ ...credit, key: deriveKey('cashier.deposit_gift', id), kind: deposit_gift, amount: gift }] : []),
  ]
}

/** What follows from a deposit being credited, whoever saw the money arrive. Refuses policy.member_frozen. */
export const bookCredit = async (tx: Tx, done: Deposit): Promise<void> => {
  const { id, member_id, bill_no, asset, amount, gift, channel_id, payment_type } = done
  await postOrRefuse(tx, listCredits(done))
  const { turnover_percent } = await readSetting(tx, depositSetting)
  const turnover = applyRate(amount + gift, BigInt(turnover_percent) * 10_000n, 'half-even')
  await grantRequirement(tx, { member_id, source: 'deposit', source_id: id, asset, amount: turnover })
  await emit(tx, depositCredited, { member_id, id, bill_no, asset, amount, channel_id, payment_type })
  await push(tx, balancePush, channels.member(member_id), {})
}

/** The picture that came with a deposit, and the deposit's number. Refuses cashier.order_not_found, cashier.picture_missing. */
export const readDepositPicture = async (
  d: Pick<CashierDeps, 'db'>,
  id: string,
): Promise<{ bill_no: string; bytes: Uint8Array }> => {
  const { bill_no, picture } = (await findDeposit(d.db, id)) ?? refuse('cashier.order_not_found')
  const { bytes } = (await findPicture(d.db, picture)) ?? refuse('cashier.picture_missing')
  return { bill_no, bytes }
}

/** Somebody looks at it: nothing is promised yet. Refuses cashier.order_not_found, cashier.state_changed. */
export const inspectDeposit = (d: CashierDeps, id: string, by: StaffAct): Promise<Deposit> =>
  d.db.tx((tx) => stepDeposit(tx, id, 'review', by, ''))

/** Nothing is credited, and the member reads why. Refuses cashier.order_not_found, cashier.state_changed. */
export const rejectDeposit = (d: CashierDeps, id: string, by: StaffAct, reason: string): Promise<Deposit> =>
  d.db.tx((tx) => stepDeposit(tx, id, 'reject', by, reason))

const stepDeposit = async (
  tx: Tx,
  id: string,
  name: Exclude<DepositStep, 'expire'>,
  by: StaffAct,
  reason: string,
): Promise<Deposit> => {
  const before = (await lockDeposit(tx, id)) ?? refuse('cashier.order_not_found')
  const step = DEPOSIT_STEPS[name]
  const done = (await moveDeposit(tx, id, step.from, step.to)) ?? refuse('cashier.state_changed')
  await recordStep(tx, { kind: 'deposit', name, step, before: before.state, done, by, reason })
  if (name !== 'review') await endUse(tx, id, name === 'credit' ? 'done' : 'freed')
  await pushDeposit(tx, done)
  return done
}

/** What the member and the office are told of where a deposit stands now. */
const listTold = ({ member_id, id, bill_no, state }: Deposit): Push[] => [
  depositPush.to(channels.member(member_id), { bill_no, state }),
  depositOrderPush.to(channels.office, { id }),
]

/** Tells the member and the office that a deposit was made or moved on. */
export const pushDeposit = (tx: Tx, deposit: Deposit): Promise<void> => pushAll(tx, listTold(deposit))

/** Reports that nobody could match with money for too long. Late money can still be credited. */
export const expireDeposits = async (d: CashierDeps): Promise<void> => {
  const { expires_minutes } = await readSetting(d.db, depositSetting)
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const overdue = await findOverdueDeposits(d.db, expires_minutes, AT_ONCE)
    for (const one of overdue) await d.db.tx((tx) => expireDeposit(tx, one))
    found = overdue.length
  }
}

const expireDeposit = async (tx: Tx, { id, member_id }: Pick<Deposit, 'id' | 'member_id'>): Promise<void> => {
  const { from, to } = DEPOSIT_STEPS.expire
  const done = await moveDeposit(tx, id, from, to)
  if (!done) return
  const nobody = { staff_id: null, staff_name: '', remark: '' }
  await insertOrderStep(tx, { member_id, order_id: id, step: 'expire', ...nobody })
  await endUse(tx, id, 'freed')
  await pushDeposit(tx, done)
}
