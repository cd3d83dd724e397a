import { derivedKey } from '../../kernel/ids.ts'
import { push } from '../../kernel/push.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { enterable } from '../games/index.ts'
import { balance } from '../ledger/index.ts'
import { wallets } from './balance.ts'
import { assetFor, isTransOn, type Owner, type WalletDeps } from './deps.ts'
import { isOpen } from './transfer.rules.ts'
import { transfer } from './transfer.ts'

export type Recovery = { recovered: bigint; pending: string[] }
type Asked = Owner & { request_key?: string | undefined }

/**
 * Brings the balances of all suppliers (or of one, or of all but one) home to the centre wallet, each on its own: one that
 * does not answer or has a transfer open is named in `pending` and stops nothing else (R4.13).
 */
export const recover = async (d: WalletDeps, asked: Asked, which: { only?: string | undefined; except?: string } = {}): Promise<Recovery> => {
  if (asked.is_demo) return { recovered: 0n, pending: [] }
  const held = (await wallets(d, asked)).filter((w) => w.title && (which.only === undefined || w.api_name === which.only) && w.api_name !== which.except)
  const results = await Promise.all(held.filter((w) => w.amount > 0n || w.state === 'pending').map((w) => bringHome(d, asked, w.api_name, w.amount)))
  return { recovered: results.reduce((sum, r) => sum + r.recovered, 0n), pending: results.flatMap((r) => r.pending) }
}

const bringHome = async (d: WalletDeps, asked: Asked, api_code: string, amount: bigint): Promise<Recovery> => {
  const open = { recovered: 0n, pending: [api_code] }
  if (amount === 0n) return open
  const request_key = asked.request_key && derivedKey('wallet.recover', asked.request_key, api_code)
  try {
    const t = await transfer(d, { member_id: asked.member_id, is_demo: asked.is_demo, api_code, direction: 'out', money_type: 'money', amount, request_key })
    return t.state === 'confirmed' ? { recovered: amount, pending: [] } : isOpen(t.state) ? open : { recovered: 0n, pending: [] }
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
export const enter = async (d: WalletDeps, asked: Asked & { api_code: string }): Promise<Entry> => {
  await enterable(d, asked.api_code, asked.is_demo)
  const is_trans_on = !asked.is_demo && (await isTransOn(d.db, asked.member_id))
  if (!is_trans_on) return { is_trans_on, state: 'skipped', moved: 0n }
  const step = (name: string, more: object = {}) => push(d.db, `member:${asked.member_id}`, 'enter', { step: name, api_code: asked.api_code, ...more })
  await step('home')
  const home = await recover(d, asked, { except: asked.api_code })
  const amount = await balance(d.db, asked.member_id, assetFor(asked, d.config.currency), 'centre')
  if (amount === 0n) return { is_trans_on, state: home.pending.length > 0 ? 'pending' : 'done', moved: 0n }
  await step('move', { amount_minor: amount.toString() })
  const request_key = asked.request_key && derivedKey('wallet.enter', asked.request_key)
  const t = await transfer(d, { ...asked, direction: 'in', money_type: 'money', amount, request_key })
  return { is_trans_on, state: isOpen(t.state) ? 'pending' : 'done', moved: t.state === 'confirmed' ? amount : 0n }
}
