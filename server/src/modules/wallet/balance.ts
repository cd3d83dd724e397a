import { type SupplierPort, type SupplierRow, findSupplier, findKnownSuppliers } from '../games/index.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Text } from '../site/index.ts'
import { type Books, findBooks } from './books.sql.ts'
import { chooseAsset, type Owner, type WalletDeps } from './deps.ts'
import { isOwnWallet, type MoneyType } from './transfer.rules.ts'
import { findHeardBalances, rememberBalance } from './transfer.sql.ts'

export type Wallet = {
  api_name: string
  title: Text | undefined
  amount: bigint
  state: 'ok' | 'unavailable' | 'pending'
  as_of: Date | undefined
}

/**
 * Every wallet of a member: centre, rebate, then the suppliers they may enter, and those where money of theirs lies though
 * they may not. One that plays with the centre wallet has none of its own. A silent supplier never fails the rest.
 */
export const loadWallets = async (d: WalletDeps, owner: Owner): Promise<Wallet[]> => {
  const books = await loadBooks(d, owner)
  const isInvolved = (s: SupplierRow) =>
    d.suppliers[s.code]?.book !== 'centre' &&
    (s.enabled || books.open.has(s.code) || (books.balances[`supplier:${s.code}`] ?? 0n) !== 0n)
  const suppliers = (await findKnownSuppliers(d.db)).filter((s) => isInvolved(s) && (!owner.is_demo || s.demo))
  return [
    buildOwnWallet('money', books),
    buildOwnWallet('fs_money', books),
    ...(await Promise.all(suppliers.map((s) => loadSupplierWallet(d, owner, s, books)))),
  ]
}

/** One wallet, asked afresh. Refuses games.supplier_unknown. */
export const loadWallet = async (d: WalletDeps, owner: Owner, api_code: string): Promise<Wallet> =>
  pickWallet(d, owner, api_code, await loadBooks(d, owner))

/** A supplier's wallet and one at home, of one moment. */
export type Pair = { supplier: Wallet; home: Wallet }

/** Both as they stand in our books. Refuses games.supplier_unknown. */
export const loadPair = async (
  d: WalletDeps,
  owner: Owner,
  { api_code, home }: { api_code: string; home: MoneyType },
): Promise<Pair> => {
  const books = await loadBooks(d, owner)
  return { supplier: await pickWallet(d, owner, api_code, books), home: buildOwnWallet(home, books) }
}

/** The same of a supplier whose book is ours, from what is known already. Nothing is open with it then. */
export const buildPair = (
  { code, title }: Pick<SupplierRow, 'code' | 'title'>,
  home: MoneyType,
  left: { home: bigint; supplier: bigint },
): Pair => ({
  supplier: { api_name: code, title, amount: left.supplier, state: 'ok', as_of: undefined },
  home: { api_name: home, title: undefined, amount: left.home, state: 'ok', as_of: undefined },
})

const pickWallet = async (d: WalletDeps, owner: Owner, api_code: string, books: Books): Promise<Wallet> => {
  if (isOwnWallet(api_code)) return buildOwnWallet(api_code, books)
  const supplier = (await findSupplier(d.db, api_code)) ?? refuse('games.supplier_unknown')
  return loadSupplierWallet(d, owner, supplier, books)
}

const loadBooks = (d: WalletDeps, owner: Owner): Promise<Books> =>
  findBooks(d.db, owner.member_id, chooseAsset(owner, d.config.currency))

const buildOwnWallet = (api_name: string, books: Books): Wallet => ({
  api_name,
  title: undefined,
  amount: books.balances[api_name === 'money' ? 'centre' : 'rebate'] ?? 0n,
  state: 'ok',
  as_of: undefined,
})

const loadSupplierWallet = async (d: WalletDeps, owner: Owner, s: SupplierRow, books: Books): Promise<Wallet> => {
  const port = d.suppliers[s.code]
  const calm = books.open.has(s.code) ? 'pending' : 'ok'
  const base = { api_name: s.code, title: s.title, as_of: undefined }
  if (port?.book === 'ours') return { ...base, amount: books.balances[`supplier:${s.code}`] ?? 0n, state: calm }
  if (port?.book === 'centre') return { ...base, amount: books.balances['centre'] ?? 0n, state: 'ok' }
  // One that nobody connected cannot be asked either: what is known of it is what it said last, with what was moved since.
  const amount = !port ? undefined : await askBalance(d, port, owner)
  if (amount === undefined) {
    const [heard] = await findHeardBalances(d.db, owner.member_id, chooseAsset(owner, d.config.currency), [s.code])
    const left = heard && heard.amount > 0n ? heard.amount : 0n
    return { ...base, amount: left, state: 'unavailable', as_of: heard?.as_of ?? undefined }
  }
  // While a transfer is open nobody knows whether this figure has it in already.
  if (calm === 'ok') await rememberBalance(d.db, owner.member_id, s.code, amount)
  return { ...base, amount, state: calm }
}

/** A port promises not to throw; one that does has not answered. */
const askBalance = async (d: WalletDeps, port: SupplierPort, owner: Owner): Promise<bigint | undefined> => {
  try {
    return await port.balance({ member_id: owner.member_id, is_demo: owner.is_demo })
  } catch (error) {
    d.log.error({ err: error, supplier: port.code }, 'a supplier port threw')
    return undefined
  }
}
