import { findPlayer, moveBalance } from './players.ts'
import { readTime, type World } from './world.ts'

export type Direction = 'in' | 'out'
export type Transfer = { brand: string; id: string; player: string; direction: Direction; amount: number }
export type TransferRow = Transfer & {
  applied: number
  state: 'applied' | 'refused' | 'late'
  reason: string | null
  due_at: number | null
  sent_at: number
}
/** What a caller is told of a transfer, and of the balance after it. */
export type TransferAnswer = { state: 'applied' | 'refused'; amount: number; reason: string | null; balance: number }

type Written = Pick<TransferRow, 'applied' | 'state'> & Partial<Pick<TransferRow, 'reason' | 'due_at'>>

export const writeTransfer = (w: World, t: Transfer, { applied, state, reason = null, due_at = null }: Written): void =>
  void w.books
    .prepare(`insert into transfers (brand, id, player, direction, amount, applied, state, reason, due_at, sent_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      on conflict do update set applied = excluded.applied, state = excluded.state, reason = excluded.reason, due_at = null`)
    .run(t.brand, t.id, t.player, t.direction, t.amount, applied, state, reason, due_at, readTime(w))

/** A transfer that is still to be applied is known to nobody. */
export const findTransfer = ({ books }: World, brand: string, id: string): TransferRow | undefined =>
  books.prepare("select * from transfers where brand = ? and id = ? and state <> 'late'").all(brand, id)[0] as
    | TransferRow
    | undefined

export const readBalance = (w: World, t: Transfer): number => findPlayer(w, t.brand, t.player)?.balance ?? 0
const isSame = (a: Transfer, b: Transfer): boolean =>
  a.player === b.player && a.direction === b.direction && a.amount === b.amount

const refuse = (w: World, t: Transfer, reason: string): TransferAnswer => ({
  state: 'refused',
  amount: 0,
  reason,
  balance: readBalance(w, t),
})

const move = (w: World, t: Transfer, applied: number): TransferAnswer => {
  const change = t.direction === 'in' ? applied : -applied
  if (readBalance(w, t) + change < 0) {
    writeTransfer(w, t, { applied: 0, state: 'refused', reason: 'insufficient' })
    return refuse(w, t, 'insufficient')
  }
  moveBalance(w, t.brand, t.player, change)
  writeTransfer(w, t, { applied, state: 'applied' })
  return { state: 'applied', amount: applied, reason: null, balance: readBalance(w, t) }
}

/** Applies a transfer once: the same id again hears the first answer. `applied` is what moves in place of its amount. */
export const applyTransfer = (w: World, t: Transfer, applied = t.amount): TransferAnswer =>
  w.books.transaction(() => {
    if (!findPlayer(w, t.brand, t.player)) return refuse(w, t, 'no_player')
    const earlier = findTransfer(w, t.brand, t.id)
    if (!earlier) return move(w, t, applied)
    if (!isSame(earlier, t)) return refuse(w, t, 'id_reused')
    return earlier.state === 'refused'
      ? refuse(w, t, earlier.reason ?? 'refused')
      : { state: 'applied' as const, amount: earlier.applied, reason: null, balance: readBalance(w, t) }
  })()

/** Applies a transfer as often as it comes. */
export const applyAgain = (w: World, t: Transfer): TransferAnswer =>
  w.books.transaction(() => {
    const earlier = findTransfer(w, t.brand, t.id)?.applied ?? 0
    const answer = move(w, t, t.amount)
    if (answer.state === 'applied') writeTransfer(w, t, { applied: earlier + t.amount, state: 'applied' })
    return answer
  })()

/** Keeps a transfer for later. */
export const postponeTransfer = (w: World, t: Transfer, delay_ms: number): void =>
  writeTransfer(w, t, { applied: 0, state: 'late', due_at: readTime(w) + delay_ms })

/** Applies what was kept for later and is due. Asked before every call. */
export const applyLate = (w: World): void => {
  const due = w.books
    .prepare("select * from transfers where state = 'late' and due_at <= ?")
    .all(readTime(w)) as TransferRow[]
  for (const t of due) w.books.transaction(() => move(w, t, t.amount))()
}
