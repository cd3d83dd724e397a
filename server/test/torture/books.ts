import { type Pool, sql } from '../../src/kernel/db.ts'
import { findBrokenInvariants } from '../../src/modules/ledger/index.ts'
import type { Trial } from './member.ts'
import { type Book, control } from './suppliers.ts'

type Transfer = { id: string; member_id: number; supplier_code: string; direction: 'in' | 'out'; amount: bigint } & {
  state: string
  checks: number
}
type Mirror = { member_id: number; supplier_code: string; balance: bigint }

const findTransfers = (owner: Pool): Promise<Transfer[]> =>
  owner.many(sql`select id, member_id, supplier_code, direction, amount, state, checks from wallet.transfers`)

const findMirrors = (owner: Pool): Promise<Mirror[]> =>
  owner.many(sql`select member_id, substr(account_kind, 10) as supplier_code, balance from ledger.balances
    where account_kind like 'supplier:%' and asset = 'CNY'`)

const isOpen = ({ state }: Transfer): boolean => state !== 'confirmed' && state !== 'rejected'

/** What of a transfer that is open lies at the supplier beyond our mirror of it: what came in there already, what did not leave yet. */
const computeUnderWay = (t: Transfer, applied: bigint): bigint => (t.direction === 'in' ? applied : t.amount - applied)

export type Findings = {
  /** The sum of all that lies at suppliers and that our books and what is under way do not explain, in minor units. */
  unexplained: number
  /** Open transfers that a supplier's answer can still end. */
  open: number
  /** Open ones whose record shows another amount: only people can end them. */
  for_people: number
  /** Ended otherwise than the supplier's record says, or told as done to a member and not done. */
  contradicted: number
  /** Transfers of which it was unclear what had become of them, and of those the ones that have ended. */
  unknown: number
  resolved: number
}

const readBooks = async ({ product: { sandbox }, codes }: Trial): Promise<Map<string, Book>> => {
  const books = await Promise.all(
    codes.map(async (code) => [code, await control<Book>(sandbox, `GET book/${code}`)] as const),
  )
  return new Map(books.flatMap(([code, book]) => (book ? [[code, book]] : [])))
}

/** Sets our books against the suppliers' own, member by member and transfer by transfer. */
export const compareAll = async (t: Trial): Promise<Findings> => {
  const books = await readBooks(t)
  const [transfers, mirrors] = await Promise.all([findTransfers(t.product.owner), findMirrors(t.product.owner)])
  const applied = new Map<string, bigint>()
  const lies = new Map<string, bigint>()
  const add = (key: string, amount: bigint) => lies.set(key, (lies.get(key) ?? 0n) + amount)
  for (const [code, { players, transfers: theirs }] of books) {
    for (const { player, balance } of players) add(`${code} ${player}`, BigInt(balance))
    for (const one of theirs) applied.set(one.id, one.state === 'applied' ? BigInt(one.applied) : 0n)
  }
  for (const m of mirrors) if (books.has(m.supplier_code)) add(`${m.supplier_code} m${m.member_id}`, -m.balance)
  const open = transfers.filter(isOpen)
  for (const one of open)
    add(`${one.supplier_code} m${one.member_id}`, -computeUnderWay(one, applied.get(one.id) ?? 0n))
  const isWrong = (one: Transfer) => ![0n, one.amount].includes(applied.get(one.id) ?? 0n)
  const remote = transfers.filter(({ supplier_code }) => books.has(supplier_code))
  const contradicted = remote.filter((one) => {
    const moved = applied.get(one.id) ?? 0n
    return !isOpen(one) && moved !== (one.state === 'confirmed' ? one.amount : 0n)
  })
  const confirmed = new Set(transfers.filter(({ state }) => state === 'confirmed').map(({ id }) => id))
  const unclear = remote.filter(({ checks }) => checks > 0)
  return {
    unexplained: [...lies.values()].reduce((sum, left) => sum + Math.abs(Number(left)), 0),
    open: open.filter((one) => !isWrong(one)).length,
    for_people: open.filter(isWrong).length,
    contradicted: contradicted.length + [...t.done].filter((id) => !confirmed.has(id)).length,
    unknown: unclear.length,
    resolved: unclear.filter((one) => !isOpen(one)).length,
  }
}

export const findBroken = async ({ product: { owner } }: Trial): Promise<string[]> =>
  (await findBrokenInvariants(owner)).map(({ view }) => view)
