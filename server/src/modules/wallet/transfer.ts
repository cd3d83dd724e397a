import { channels } from '@moongate/contract'
import { transferPush } from '@moongate/contract/wallet.pushes'
import type { Tx } from '../../kernel/db.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { type Claim, claimKey, KeyTaken } from '../../kernel/keys.ts'
import { chooseDocumentId, makeOrFind, requireSame } from '../../kernel/once.ts'
import { pushAll } from '../../kernel/push.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import {
  type SupplierPort,
  type SupplierAnswer,
  type SupplierStatus,
  requireEntry,
  requireExit,
} from '../games/index.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { guardTransfer } from '../policy/index.ts'
import { buildPair, type Pair } from './balance.ts'
import { type Asked, type Booked, makeWithOthers } from './book-transfer.ts'
import { chooseAsset, type Owner, type WalletDeps } from './deps.ts'
import { insertEntry } from './desk.sql.ts'
import {
  type Direction,
  isOpen,
  isOwnWallet,
  type MoneyType,
  computeNextCheck,
  pickFingerprint,
  STEPS,
  type TransferEntry,
} from './transfer.rules.ts'
import { insertTransfers, moveTransfer, setNextCheck, type Transfer, findTransfer } from './transfer.sql.ts'
import { checkJob } from './wallet.jobs.ts'
import { buildStep, listPushes } from './transfer-steps.ts'

/** `whole`: the amount is all that lay there, so that a repeat may find another one under the same key. */
export type TransferOrder = Owner & {
  api_code: string
  direction: Direction
  money_type: MoneyType
  amount: bigint
  whole?: boolean
  request_key?: string | undefined
  /** The key of the call, taken with the transfer. */
  claim?: Claim | undefined
}
/** `pair`: both wallets right after, where this call made the transfer and the books on both sides are ours. */
type Done = Transfer & { pair?: Pair }

/**
 * Moves money between a wallet and a supplier (R4.11, R4.12): hold and intent are committed first, then the supplier is
 * asked, then its answer is written. An unclear answer leaves the transfer open for the reconciler (R4.14). Where the book is
 * ours there is nobody to ask, and it is one transaction (decisions/0080). A repeat of the same `request_key` finds the same
 * transfer. Refuses: wallet.*, games.*, policy.demo_*, policy.member_frozen, idempotency.key_reused.
 */
export const transferMoney = async (d: WalletDeps, order: TransferOrder): Promise<Done> => {
  if (isOwnWallet(order.api_code)) refuse('wallet.wallets_not_exchangeable')
  const { api_code: supplier_code, member_id, direction, money_type, amount, request_key, claim, whole = false } = order
  const id = chooseDocumentId(d.ids, 'wallet.transfer', member_id, request_key)
  const asset = chooseAsset(order, d.config.currency)
  const made = { member_id, id, supplier_code, direction, money_type, amount, asset }
  return makeOrFind<Done>(
    () => moveNow(d, order, { made, whole, claim }),
    async () => (request_key === undefined ? undefined : findTransfer(d.db, member_id, id)),
    pickFingerprint(made, whole),
  )
}

const moveNow = async (d: WalletDeps, order: TransferOrder, asked: Asked): Promise<Done> => {
  const { port, title } = await (order.direction === 'in' ? requireEntry : requireExit)(d, order.api_code, order)
  if (order.is_demo) refuse('policy.demo_not_supported')
  if (port.book === 'centre') refuse('wallet.wallets_not_exchangeable')
  if (port.book === 'ours') {
    const { left, ...made } = requireMade(await makeWithOthers(d.db, asked))
    return { ...made, pair: buildPair({ code: port.code, title }, made.money_type, left) }
  }
  const held = await d.db.tx(async (tx) => {
    if (order.direction === 'in') await guardTransfer(tx, asked.made, d.config.site_time_zone)
    return makeOnce(tx, asked)
  })
  return held.state === 'held' ? sendTransfer(d, port, held) : held
}

/** A repeat is refused here and found by its key. */
const requireMade = (end: Awaited<ReturnType<typeof makeWithOthers>>): Booked => {
  if (!('unmade' in end)) return end
  if (end.unmade instanceof KeyTaken) throw end.unmade
  return refuse(end.unmade === 'repeat' ? 'idempotency.key_reused' : end.unmade)
}

/** Goes on with the transfer written down, unless an earlier call of the same key did. */
const makeOnce = async (tx: Tx, { made: asked, whole, claim }: Asked): Promise<Transfer> => {
  // Written first: a second call of the key, which may run in another process, waits here for the first one to end.
  const [made] = await insertTransfers(tx, [asked], 'held')
  if (!made) {
    const earlier = (await findTransfer(tx, asked.member_id, asked.id)) ?? refuse('wallet.transfer_open')
    return requireSame(earlier, pickFingerprint(asked, whole))
  }
  await postOrRefuse(tx, [buildStep(made, 'held')], { insufficient: 'wallet.insufficient' })
  await claimKey(tx, claim, listPushes(made))
  return made
}

const sendTransfer = async (d: WalletDeps, port: SupplierPort, held: Transfer): Promise<Transfer> => {
  // Written before the socket opens: a worker found dead from here on leaves an unclear transfer, never a free one.
  const sent = await moveTransfer(d.db, held, STEPS.send)
  if (!sent) return (await findTransfer(d.db, held.member_id, held.id)) ?? held
  const answer = await askSupplier(d, port, sent)
  return settleTransfer(d, sent, answer, answer.outcome === 'ok' ? undefined : readHeard(answer))
}

/** A port promises not to throw. What it threw after the request may have left says nothing of what became of it. */
const askSupplier = async (d: WalletDeps, port: SupplierPort, t: Transfer): Promise<SupplierAnswer> => {
  const about = { transfer_id: t.id, player: { member_id: t.member_id, is_demo: t.asset === 'PLAY' }, amount: t.amount }
  try {
    return await (t.direction === 'in' ? port.transferIn(about) : port.transferOut(about))
  } catch (error) {
    d.log.error({ err: error, supplier: port.code, transfer_id: t.id }, 'a supplier port threw')
    return { outcome: 'unknown' }
  }
}

/** What is kept of an answer for the people who look into an unclear transfer. */
export type Heard = { entry: TransferEntry; remark: string }
export const readHeard = (answer: SupplierStatus): Heard => ({
  entry: answer.outcome,
  remark: (answer.said ?? ('reason' in answer ? answer.reason : '')).slice(0, LONGEST_REMARK),
})
const LONGEST_REMARK = 2000

/** Writes a supplier's answer once, whoever brings it. A frozen member's transfer stays unclear and is asked about again. */
export const settleTransfer = async (
  d: WalletDeps,
  t: Transfer,
  answer: SupplierAnswer,
  heard?: Heard,
): Promise<Transfer> => {
  try {
    return await writeSettled(d, t, answer, heard)
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'policy.member_frozen')) throw error
    return writeSettled(d, t, { outcome: 'unknown' }, heard)
  }
}

const writeSettled = (d: WalletDeps, t: Transfer, answer: SupplierAnswer, heard?: Heard): Promise<Transfer> =>
  d.db.tx(async (tx) => {
    const ended = await writeAnswer(tx, t, answer)
    if (heard) await insertEntry(tx, t, heard)
    if (!ended) return comeTooLate(d, tx, t, answer)
    if (ended.state === 'confirmed' || ended.state === 'rejected') return endTransfer(tx, ended, t.state !== 'sent')
    const now = ended.state === 'unknown' ? await scheduleCheck(d, tx, ended) : ended
    await pushBalances(tx, now, true)
    return now
  })

/** Posts what the end of a transfer moves and tells of it; `unclear`: staff had it in their list. */
export const endTransfer = async (tx: Tx, ended: Transfer, unclear: boolean): Promise<Transfer> => {
  // Money in transit is the transfer's own, so a step that ends it cannot lack any: that would be a fault in the books.
  if (ended.state === 'confirmed' || ended.state === 'rejected') await postOrRefuse(tx, [buildStep(ended, ended.state)])
  await pushBalances(tx, ended, unclear)
  return ended
}

/** Somebody else ended it meanwhile, or it waits for people. An answer that says otherwise than what is written rings. */
const comeTooLate = async (d: WalletDeps, tx: Tx, t: Transfer, { outcome }: SupplierAnswer): Promise<Transfer> => {
  const now = (await findTransfer(tx, t.member_id, t.id)) ?? t
  const said = outcome === 'ok' ? 'confirmed' : outcome
  if (!isOpen(now.state) && said !== 'unknown' && said !== now.state)
    d.log.error(
      { transfer_id: t.id, supplier: t.supplier_code, state: now.state, said },
      'a supplier contradicts the end',
    )
  return now
}

/** What was found unsent goes back only as long as it is: sent since, the supplier may have it. */
const chooseRejection = ({ state }: Transfer): typeof STEPS.reject | { from: ['held']; to: 'rejected' } =>
  state === 'held' ? { from: ['held'], to: 'rejected' } : STEPS.reject

const writeAnswer = (tx: Tx, t: Transfer, answer: SupplierAnswer): Promise<Transfer | undefined> => {
  if (answer.outcome === 'ok') return moveTransfer(tx, t, STEPS.confirm)
  if (answer.outcome === 'rejected') return moveTransfer(tx, t, chooseRejection(t), answer.reason)
  return moveTransfer(tx, t, STEPS.lose_track)
}

/** Sets the next question's alarm, or hands the transfer to people once a day has passed. */
const scheduleCheck = async (d: WalletDeps, tx: Tx, t: Transfer): Promise<Transfer> => {
  const wait = computeNextCheck(t.checks - 1, t.now.getTime() - t.created_at.getTime())
  if (wait === undefined) {
    d.log.error(
      { transfer_id: t.id, supplier: t.supplier_code, member_id: t.member_id },
      'a transfer stayed unclear for a day',
    )
    await insertEntry(tx, t, { entry: 'give_up', remark: '' })
    return (await moveTransfer(tx, t, STEPS.give_up, 'no clear answer in 24 h')) ?? t
  }
  const run_at = new Date(t.now.getTime() + wait)
  await setNextCheck(tx, t, run_at)
  await enqueue(tx, checkJob, { member_id: t.member_id, id: t.id }, { run_at, key: `wallet.check:${t.id}` })
  return t
}

const pushBalances = (tx: Tx, t: Transfer, unclear: boolean): Promise<void> =>
  pushAll(tx, [...listPushes(t), ...(unclear ? [transferPush.to(channels.office, { id: t.id })] : [])])
