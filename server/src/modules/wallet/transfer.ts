import type { Tx } from '../../kernel/db.ts'
import { derivedKey } from '../../kernel/ids.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type SupplierPort, type SupplierAnswer, enterable } from '../games/index.ts'
import { postIn } from '../ledger/index.ts'
import { assetFor, type Owner, type WalletDeps } from './deps.ts'
import { type Direction, isOpen, isOwnWallet, type MoneyType, nextCheck, postingOf, STEPS } from './transfer.rules.ts'
import { insertTransfer, moveTransfer, type NewTransfer, type Transfer, transferOf } from './transfer.sql.ts'
import { walletPostings } from './wallet.postings.ts'

export type TransferOrder = Owner & { api_code: string; direction: Direction; money_type: MoneyType; amount: bigint; request_key?: string | undefined }

/**
 * Moves money between a wallet and a supplier (R4.11, R4.12): hold and intent are committed first, then the supplier is
 * asked, then its answer is written. An unclear answer leaves the transfer open for the reconciler (R4.14).
 * A repeat of the same `request_key` finds the same transfer. Refuses: wallet.*, games.*, policy.demo_*.
 */
export const transfer = async (d: WalletDeps, order: TransferOrder): Promise<Transfer> => {
  if (isOwnWallet(order.api_code)) refuse('wallet.wallets_not_exchangeable')
  const port = await enterable(d, order.api_code, order.is_demo)
  if (order.is_demo) refuse('policy.demo_not_supported')
  const id = order.request_key ? derivedKey('wallet.transfer', String(order.member_id), order.request_key) : d.ids.uuid()
  const { api_code: supplier_code, member_id, direction, money_type, amount } = order
  const held = await hold(d, { member_id, id, supplier_code, direction, money_type, amount, asset: assetFor(order, d.config.currency) })
  return held.state === 'held' ? send(d, port, held) : held
}

const hold = (d: WalletDeps, t: NewTransfer): Promise<Transfer> =>
  d.db.tx(async (tx) => {
    const made = await insertTransfer(tx, t)
    if (!made) return (await transferOf(tx, t.member_id, t.id)) ?? refuse('wallet.transfer_open')
    const verdict = await postStep(tx, made, 'held')
    if (verdict === 'insufficient') refuse('wallet.insufficient')
    if (verdict === 'frozen') refuse('wallet.frozen')
    await tellBalances(tx, made)
    return made
  })

const send = async (d: WalletDeps, port: SupplierPort, held: Transfer): Promise<Transfer> => {
  // Written before the socket opens: a worker found dead from here on leaves an unclear transfer, never a free one.
  const sent = await moveTransfer(d.db, held, STEPS.send, 'sent')
  if (!sent) return (await transferOf(d.db, held.member_id, held.id)) ?? held
  const asked = { transfer_id: sent.id, player: { member_id: sent.member_id, is_demo: sent.asset === 'PLAY' }, amount: sent.amount }
  const answer = await (sent.direction === 'in' ? port.transferIn(asked) : port.transferOut(asked))
  return settle(d, sent, answer)
}

/** Writes a supplier's answer once, whoever brings it. */
export const settle = (d: WalletDeps, t: Transfer, answer: SupplierAnswer): Promise<Transfer> =>
  d.db.tx(async (tx) => {
    const ended = await writeAnswer(tx, t, answer)
    if (!ended) return (await transferOf(tx, t.member_id, t.id)) ?? t
    if (ended.state === 'confirmed' || ended.state === 'rejected') await postStep(tx, ended, ended.state)
    else await scheduleCheck(tx, ended)
    await tellBalances(tx, ended)
    return ended
  })

const writeAnswer = (tx: Tx, t: Transfer, answer: SupplierAnswer): Promise<Transfer | undefined> => {
  if (answer.outcome === 'ok') return moveTransfer(tx, t, STEPS.confirm, 'confirmed')
  if (answer.outcome === 'rejected') return moveTransfer(tx, t, STEPS.reject, 'rejected', answer.reason)
  return moveTransfer(tx, t, STEPS.lose_track, 'unknown')
}

const postStep = async (tx: Tx, t: Transfer, step: 'held' | 'confirmed' | 'rejected') => {
  const kind = walletPostings[postingOf(t.direction, t.money_type, step)]
  const [verdict] = await postIn(tx, [
    { key: derivedKey('wallet', t.id, step), kind, member_id: t.member_id, asset: t.asset, amount: t.amount, sub: t.supplier_code, ref: t.id },
  ])
  const status = verdict?.status ?? 'unknown_account'
  // Money in transit is the transfer's own; that it cannot be moved on means the books are wrong.
  if (step !== 'held' && status !== 'posted' && status !== 'repeat') throw new Error(`transfer ${t.id}: ${step} answered ${status}`)
  return status
}

const scheduleCheck = async (tx: Tx, t: Transfer): Promise<void> => {
  const wait = nextCheck(t.checks - 1, t.now.getTime() - t.created_at.getTime())
  if (wait === undefined) {
    await moveTransfer(tx, t, STEPS.give_up, 'manual', 'no clear answer in 24 h')
    return
  }
  await enqueue(tx, 'wallet.check', { member_id: t.member_id, id: t.id }, { run_at: new Date(t.now.getTime() + wait), key: `wallet.check:${t.id}` })
}

const tellBalances = async (tx: Tx, t: Transfer): Promise<void> => {
  const data = { transfer_id: t.id, api_code: t.supplier_code, state: isOpen(t.state) ? 'pending' : t.state }
  await push(tx, `member:${t.member_id}`, 'balance', data)
}
