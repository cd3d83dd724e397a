import { sql, type Pool } from '../../server/src/kernel/db.ts'
import type {
  BetHistory,
  Player,
  SupplierAnswer,
  SupplierBet,
  SupplierGame,
  SupplierPort,
  SupplierTransfer,
} from '../../server/src/modules/games/index.ts'

type Kept =
  | { state: 'applied'; signed: bigint }
  | { state: 'refused' }
  | { state: 'late'; signed: bigint; asks: number }
type Status = Awaited<ReturnType<SupplierPort['transferStatus']>>

/** A supplier that stands outside: it keeps its own book and misbehaves on order. */
export type SandboxSupplier = SupplierPort & {
  /** What its own book says of a player, in minor units. */
  bookOf(member_id: number): bigint
  /** The player won (or lost) there: its book moves, ours does not know yet. */
  play(member_id: number, change: bigint): void
  /** While it is down no call is answered and nothing is applied. */
  setDown(down: boolean): void
  /** How often each transfer was sent to it. */
  sentTimes(transfer_id: string): number
  /** How often it was asked to make a player. */
  createdTimes(member_id: number): number
  /** The visits of a player that were opened and not ended, by our names for them. */
  visitsOf(member_id: number): string[]
  /** A bet that its history tells of; it moves no balance. The same id again is that bet changed. */
  addBet(bet: SupplierBet): void
}

/** The cents of an amount choose what happens to it. */
export const SENTINELS = {
  refused: 13n,
  lost_before: 14n,
  lost_after: 15n,
  nonsense: 16n,
  late: 17n,
  never_clear: 18n,
  throws: 19n,
} as const

/** Status answers "never heard of it" so often before a late transfer is applied. */
const LATE_ASKS = 2
const UNKNOWN: SupplierAnswer = { outcome: 'unknown' }

/** The book of a supplier: a repeat of an id applies nothing and hears the first answer. */
class Book {
  readonly balances = new Map<number, bigint>()
  readonly kept = new Map<string, Kept>()
  readonly times = new Map<string, number>()
  readonly players = new Map<number, number>()
  readonly bets = new Map<string, SupplierBet>()
  readonly visits = new Map<string, number>()
  readonly left = new Set<string>()

  apply(transfer_id: string, member_id: number, signed: bigint): SupplierAnswer {
    const earlier = this.kept.get(transfer_id)
    if (earlier) return earlier.state === 'refused' ? { outcome: 'rejected', reason: 'refused' } : { outcome: 'ok' }
    const after = (this.balances.get(member_id) ?? 0n) + signed
    if (after < 0n) return this.refuse(transfer_id, 'balance too low')
    this.balances.set(member_id, after)
    this.kept.set(transfer_id, { state: 'applied', signed })
    return { outcome: 'ok' }
  }

  refuse(transfer_id: string, reason: string): SupplierAnswer {
    this.kept.set(transfer_id, { state: 'refused' })
    return { outcome: 'rejected', reason }
  }
}

const receiveTransfer = (
  book: Book,
  { transfer_id, player: { member_id }, amount }: SupplierTransfer,
  signed: bigint,
): SupplierAnswer => {
  book.times.set(transfer_id, (book.times.get(transfer_id) ?? 0) + 1)
  if (!book.players.has(member_id)) return book.refuse(transfer_id, 'no such player')
  switch (amount % 100n) {
    case SENTINELS.refused:
      return book.refuse(transfer_id, 'refused')
    case SENTINELS.lost_before:
      return UNKNOWN
    case SENTINELS.late:
      if (!book.kept.has(transfer_id)) book.kept.set(transfer_id, { state: 'late', signed, asks: 0 })
      return UNKNOWN
    case SENTINELS.lost_after:
    case SENTINELS.nonsense:
    case SENTINELS.never_clear:
      book.apply(transfer_id, member_id, signed)
      return UNKNOWN
    case SENTINELS.throws:
      throw new Error('the connection broke in a way nobody thought of')
    default:
      return book.apply(transfer_id, member_id, signed)
  }
}

const readStatus = (book: Book, members: ReadonlyMap<string, number>, transfer_id: string): Status => {
  const kept = book.kept.get(transfer_id)
  if (!kept) return { outcome: 'not_found' }
  if (kept.state === 'refused') return { outcome: 'rejected', reason: 'refused' }
  const size = kept.signed < 0n ? -kept.signed : kept.signed
  if (size % 100n === SENTINELS.never_clear) return UNKNOWN
  if (kept.state === 'applied') return { outcome: 'ok' }
  if (kept.asks++ < LATE_ASKS) return { outcome: 'not_found' }
  book.kept.delete(transfer_id)
  return book.apply(transfer_id, members.get(transfer_id) ?? 0, kept.signed)
}

const PAGE = 2

/** A page of bets from a place in the list; the place is the cursor. */
const readHistory = (book: Book, since: Date, cursor = '0'): BetHistory => {
  const changed = [...book.bets.values()]
    .filter((bet) => bet.changed_at >= since)
    .toSorted((a, b) => a.changed_at.getTime() - b.changed_at.getTime())
  const until = Number(cursor) + PAGE
  return {
    outcome: 'ok',
    bets: changed.slice(Number(cursor), until),
    unread: [],
    next: until < changed.length ? String(until) : undefined,
  }
}

const titleOf = (code: string) => ({ zh_cn: `平台${code}`, en: `Platform ${code}` })
const GAME = { game_code: 'reels', game_type: 3, tags: ['hot'], web_pic: '', mobile_pic: '' } as const

/** A supplier with a book of its own, e.g. `startEnv({ suppliers: { SBX: sandboxSupplier('SBX') } })`; `offer` it in the catalogue too. */
export const createSandboxSupplier = (code: string, horizon_ms = 120_000): SandboxSupplier => {
  const book = new Book()
  const members = new Map<string, number>()
  let down = false
  let launches = 0
  const take = async (t: SupplierTransfer, signed: bigint): Promise<SupplierAnswer> => {
    if (down) return UNKNOWN
    members.set(t.transfer_id, t.player.member_id)
    return receiveTransfer(book, t, signed)
  }
  return {
    code,
    abilities: { tells_status: true, applies_once: true },
    horizon_ms,
    book: 'theirs',
    createPlayer: async ({ member_id }) => {
      if (down) return UNKNOWN
      book.players.set(member_id, (book.players.get(member_id) ?? 0) + 1)
      return { outcome: 'ok' }
    },
    transferIn: (t) => take(t, t.amount),
    transferOut: (t) => take(t, -t.amount),
    transferStatus: async (transfer_id) => (down ? UNKNOWN : readStatus(book, members, transfer_id)),
    balance: async ({ member_id }: Player) => (down ? undefined : (book.balances.get(member_id) ?? 0n)),
    launch: async ({ player, visit_id = '', game_code, game_type = '', is_mobile, lang }) => {
      if (down || book.left.has(visit_id)) return undefined
      book.visits.set(visit_id, player.member_id)
      return `https://${code.toLowerCase()}.example/?lang=${lang}&game=${game_code}&hall=${game_type}&mobile=${is_mobile}&ticket=${++launches}`
    },
    leave: async ({ visit_id }) => {
      if (down) return UNKNOWN
      book.left.add(visit_id)
      book.visits.delete(visit_id)
      return { outcome: 'ok' }
    },
    betHistory: async ({ since, cursor }) => (down ? { outcome: 'unavailable' } : readHistory(book, since, cursor)),
    catalogue: async () =>
      down
        ? { outcome: 'unavailable' }
        : { outcome: 'ok', games: [{ ...GAME, title: titleOf(code) } satisfies SupplierGame], unread: [] },
    bookOf: (member_id) => book.balances.get(member_id) ?? 0n,
    play: (member_id, change) => void book.balances.set(member_id, (book.balances.get(member_id) ?? 0n) + change),
    visitsOf: (member_id) => [...book.visits].filter(([, of]) => of === member_id).map(([id]) => id),
    createdTimes: (member_id) => book.players.get(member_id) ?? 0,
    addBet: (bet) => void book.bets.set(bet.id, bet),
    setDown: (value) => void (down = value),
    sentTimes: (transfer_id) => book.times.get(transfer_id) ?? 0,
  }
}

/** Puts a supplier with one game into the catalogue, past the application's grants. */
export const offerSupplier = async (owner: Pool, code: string): Promise<void> => {
  const title = JSON.stringify(titleOf(code))
  await owner.run(sql`insert into games.suppliers (code, title, position) values (${code}, ${title}::jsonb, 50)`)
  await owner.run(
    sql`insert into games.catalogue (supplier_code, game_code, game_type, title, tags, position) values (${code}, ${GAME.game_code}, ${GAME.game_type}, ${title}::jsonb, ${[...GAME.tags]}, 50)`,
  )
}
