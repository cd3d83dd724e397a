import { channels } from '@moongate/contract'
import { enterPush } from '@moongate/contract/wallet.pushes'
import { toWire } from '@moongate/money'
import { deriveKey } from '../../kernel/ids.ts'
import { push } from '../../kernel/push.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import { requireEntry } from '../games/index.ts'
import { readBalance } from '../ledger/index.ts'
import { type Wallet, loadWallets } from './balance.ts'
import { chooseAsset, isTransOn, type Owner, type WalletDeps } from './deps.ts'
import { isOpen } from './transfer.rules.ts'
import { transferMoney } from './transfer.ts'
import type { Transfer } from './transfer.sql.ts'

/** What came home, and the suppliers whose money did not: `pending` may still send it, `refused` has said no. */
export type Recovery = { recovered: bigint; pending: string[]; refused: string[] }
type Asked = Owner & { request_key?: string | undefined }

/**
 * Brings the balances of all suppliers (or of one, or of all but one) home to the centre wallet, each on its own: one that
 * does not answer or has a transfer open is named in `pending`, one that gives nothing in `refused`; neither stops the rest (R4.13).
 */
export const recoverBalances = async (
  d: WalletDeps,
  asked: Asked,
  which: { only?: string | undefined; except?: string } = {},
): Promise<Recovery> => {
  if (asked.is_demo) return { recovered: 0n, pending: [], refused: [] }
  const held = (await loadWallets(d, asked)).filter(
    (w) => w.title && (which.only === undefined || w.api_name === which.only) && !isLeftAlone(d, w, which.except),
  )
  const results = await Promise.all(
    held.filter((w) => w.amount > 0n || w.state === 'pending').map((w) => bringHome(d, asked, w)),
  )
  return {
    recovered: results.reduce((sum, r) => sum + r.recovered, 0n),
    pending: results.flatMap((r) => r.pending),
    refused: results.flatMap((r) => r.refused),
  }
}

/** On the way to a platform its own money stays, and that of suppliers to which members go by hand. */
const isLeftAlone = (d: WalletDeps, { api_name }: Wallet, except: string | undefined): boolean =>
  except !== undefined && (api_name === except || d.suppliers[api_name]?.manual_only === true)

const bringHome = async (
  d: WalletDeps,
  asked: Asked,
  { api_name: api_code, amount, state }: Wallet,
): Promise<Recovery> => {
  const open = { recovered: 0n, pending: [api_code], refused: [] }
  // The figure of a supplier that does not answer is an old one: asking for it would only make a second riddle.
  if (amount <= 0n || state === 'unavailable') return open
  const request_key = asked.request_key && deriveKey('wallet.recover', asked.request_key, api_code)
  try {
    const t = await transferMoney(d, {
      member_id: asked.member_id,
      is_demo: asked.is_demo,
      api_code,
      direction: 'out',
      money_type: 'money',
      amount,
      whole: true,
      request_key,
    })
    if (isOpen(t.state)) return open
    return t.state === 'confirmed'
      ? { recovered: t.amount, pending: [], refused: [] }
      : { recovered: 0n, pending: [], refused: [api_code] }
  } catch (error) {
    if (error instanceof Refusal) return open
    throw error
  }
}

export type Entry = { is_trans_on: boolean; state: 'done' | 'pending' | 'skipped'; moved: bigint }

/**
 * Before a launch in automatic mode: the other suppliers' balances come home, then the whole centre wallet moves into
 * the platform (R4.10). Each step is pushed as an `enter` event. Opening goes on even where money is still unclear.
 */
export const enterSupplier = async (d: WalletDeps, asked: Asked & { api_code: string }): Promise<Entry> => {
  const { manual_only, book } = (await requireEntry(d, asked.api_code, asked)).port
  const is_trans_on = !asked.is_demo && !manual_only && (await isTransOn(d.db, asked.member_id))
  if (!is_trans_on) return { is_trans_on, state: 'skipped', moved: 0n }
  const { api_code } = asked
  const mine = channels.member(asked.member_id)
  await push(d.db, enterPush, mine, { step: 'home', api_code })
  const home = await recoverBalances(d, asked, { except: asked.api_code })
  const amount = await readBalance(d.db, asked.member_id, chooseAsset(asked, d.config.currency), 'centre')
  // One that plays with the centre wallet needs everything there, and nothing elsewhere.
  if (amount === 0n || book === 'centre')
    return { is_trans_on, state: home.pending.length > 0 ? 'pending' : 'done', moved: 0n }
  await push(d.db, enterPush, mine, { step: 'move', api_code, money: toWire(amount) })
  const request_key = asked.request_key && deriveKey('wallet.enter', asked.request_key)
  const t = await moveIn(d, { ...asked, amount, request_key })
  if (t?.state === 'rejected') refuse('wallet.transfer_refused')
  return {
    is_trans_on,
    state: !t || isOpen(t.state) ? 'pending' : 'done',
    moved: t?.state === 'confirmed' ? t.amount : 0n,
  }
}

/** Nothing where another transfer with the platform is open: the game opens with what lies there. */
const moveIn = async (
  d: WalletDeps,
  order: Asked & { api_code: string; amount: bigint },
): Promise<Transfer | undefined> => {
  try {
    return await transferMoney(d, { ...order, direction: 'in', money_type: 'money', whole: true })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wallet.transfer_open') return undefined
    throw error
  }
}
