import { findPlayer, moveBalance } from './players.ts'
import { readTime, type World } from './world.ts'

/** Why a bet was given back or booked anew. */
export type Reason = 'annulled' | 'abandoned' | 'result_changed' | 'withdrawn' | 'odds_wrong' | 'malfunction'
export type BetStatus = 'open' | 'settled' | 'void' | 'cancelled'
export type Bet = {
  brand: string
  id: string
  player: string
  game: string
  stake: number
  payout: number
  status: BetStatus
  bet_at: number
  settled_at: number | null
  changed_at: number
  /** The most that it may bring back, its stake included; nothing where that is not known when it is laid. */
  most?: number | null
  reason?: Reason | null
  /** Of a slot's round: how many spins of it were free. */
  free_spins?: number | null
  /** What decides it together with others: a round of a table, or the match of a single bet. */
  round?: string | null
  /** Of a free spin: its grant, and what it was played with. */
  free_grant?: string | null
  free_stake?: number | null
}
/** A round as it is played or corrected: the same id again is that bet changed. */
export type Round = Pick<
  Bet,
  'brand' | 'id' | 'player' | 'game' | 'stake' | 'payout' | 'status' | 'reason' | 'most'
> & {
  at?: number
}

const findBet = ({ books }: World, brand: string, id: string): Bet | undefined =>
  books.prepare('select * from bets where brand = ? and id = ?').all(brand, id)[0] as Bet | undefined

/** Writes a bet as it stands, or what of it has changed. */
export const writeBet = ({ books }: World, b: Bet): void => {
  const end = [b.settled_at, b.changed_at, b.reason ?? null, b.most ?? null]
  books
    .prepare(`insert into bets (brand, id, player, game, stake, payout, status, bet_at, settled_at, changed_at, reason, most) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      on conflict do update set payout = excluded.payout, status = excluded.status, settled_at = excluded.settled_at, changed_at = excluded.changed_at, reason = excluded.reason`)
    .run(b.brand, b.id, b.player, b.game, b.stake, b.payout, b.status, b.bet_at, ...end)
}

/** What a bet takes from the balance, or brings: a void or cancelled one gives its stake back. */
const sumUp = (b: Pick<Bet, 'stake' | 'payout' | 'status'>): number =>
  b.status === 'void' || b.status === 'cancelled' ? 0 : b.payout - b.stake

type Booked = { bet: Bet; balance: number }

/** Books a round, or changes one, within the transaction of who calls; nothing where the stake is not there. */
export const bookRound = (w: World, r: Round): Booked | undefined => {
  const earlier = findBet(w, r.brand, r.id)
  const held = findPlayer(w, r.brand, r.player)?.balance ?? 0
  if (!earlier && held < r.stake) return undefined
  const change = sumUp(r) - (earlier ? sumUp(earlier) : 0)
  const at = r.at ?? readTime(w)
  const bet_at = earlier?.bet_at ?? at
  const bet = { ...r, bet_at, settled_at: r.status === 'open' ? null : at, changed_at: at }
  writeBet(w, bet)
  moveBalance(w, r.brand, r.player, change)
  return { bet, balance: held + change }
}

/** Plays a round, or changes one; the balance follows. Answers it, or nothing where the stake is not there. */
export const playRound = (w: World, r: Round): Booked | undefined => w.books.transaction(() => bookRound(w, r))()
