import { findPort, type Gamer, type Trial } from './live-suppliers.ts'

type Book = { bets: number; stake: bigint; moved: bigint; open: number }

/** All bets of a supplier since a moment, by player, as an operator is told of them. */
const readBook = async (t: Trial, brand: string, since: Date): Promise<Map<number, Book>> => {
  const books = new Map<number, Book>()
  const seen = new Set<string>()
  let cursor: string | undefined
  do {
    const page = await findPort(t, brand).betHistory({ since, cursor })
    if (page.outcome !== 'ok') throw new Error(`${brand} tells no bets`)
    for (const { id, player, stake, payout, status } of page.bets) {
      if (seen.has(id)) throw new Error(`${brand} tells of ${id} twice`)
      seen.add(id)
      const book = books.get(player.member_id) ?? { bets: 0, stake: 0n, moved: 0n, open: 0 }
      const gone = status === 'void' || status === 'cancelled' ? 0n : payout - stake
      books.set(player.member_id, {
        bets: book.bets + 1,
        stake: book.stake + stake,
        moved: book.moved + gone,
        open: book.open + (status === 'open' ? 1 : 0),
      })
    }
    cursor = page.next
  } while (cursor !== undefined)
  return books
}

export type Compared = {
  players: number
  bets: number
  /** Rounds of tables and cards that have no end. */
  open: number
  /** Players whose balance is not what got in, less what got out, and what their bets brought; in minor units how far. */
  unexplained: number
  /** Players who were told of other bets than the books hold. */
  contradicted: number
}

/** Sets what players were told, and what moved between both sides, against the suppliers' books. */
export const compareBooks = async (t: Trial, gamers: readonly Gamer[], since: Date): Promise<Compared> => {
  const brands = [...new Set(gamers.map(({ brand }) => brand))]
  const books = new Map<string, Map<number, Book>>()
  for (const brand of brands) books.set(brand, await readBook(t, brand, since))
  const found: Compared = { players: gamers.length, bets: 0, open: 0, unexplained: 0, contradicted: 0 }
  for (const { brand, nth, kind, moved, bets, stake } of gamers) {
    const book = books.get(brand)?.get(nth + 1) ?? { bets: 0, stake: 0n, moved: 0n, open: 0 }
    const balance = await findPort(t, brand).balance({ member_id: nth + 1, is_demo: false })
    found.bets += book.bets
    if (kind !== 'board') found.open += book.open
    found.unexplained += Math.abs(Number((balance ?? 0n) - moved - book.moved))
    if (book.bets !== bets || book.stake !== BigInt(stake)) found.contradicted += 1
  }
  return found
}
