import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import type { SupplierBet } from '../games/index.ts'
import { isLater } from './bet.rules.ts'
import { findKnownBets, keepBets, lockSupplier, type ToldBet } from './bet.sql.ts'
import type { MirrorDeps } from './deps.ts'
import { tellFreeSpins } from './free.ts'
import { warnUnread, type Page, setAside } from './unread.ts'

/** Keeps what a page tells beyond what is known, to be booked afterwards. Free spins move no money there: they are told on. */
export const keepPage = async (d: MirrorDeps, supplier_code: string, page: Page): Promise<void> => {
  const added = await d.db.tx(async (tx) => {
    await lockSupplier(tx, supplier_code)
    await tellFreeSpins(tx, supplier_code, page.bets)
    await keepChanges(tx, supplier_code, page.bets)
    return setAside(tx, supplier_code, page)
  })
  warnUnread(d, supplier_code, added)
}

const keepChanges = async (tx: Tx, supplier_code: string, told: readonly SupplierBet[]): Promise<void> => {
  const bets = told.filter(({ free_grant }) => free_grant === undefined)
  const known = await findKnownBets(
    tx,
    supplier_code,
    bets.map(({ id }) => id),
  )
  // Of a bet that a page tells twice the last change counts.
  const latest = new Map<string, ToldBet>()
  for (const bet of bets) {
    const change = toToldBet(supplier_code, bet)
    const before = latest.get(bet.id) ?? known.find(({ bet_id }) => bet_id === bet.id)
    if (isLater(before, change)) latest.set(bet.id, change)
  }
  if (latest.size > 0) await keepBets(tx, supplier_code, [...latest.values()])
}

const toToldBet = (supplier_code: string, b: SupplierBet): ToldBet => ({
  bet_id: b.id,
  member_id: b.player.member_id,
  id: deriveKey('mirror.bet', supplier_code, b.id),
  stake: b.stake,
  payout: b.payout,
  status: b.status,
  changed_at: b.changed_at,
  told: {
    member_id: b.player.member_id,
    is_demo: b.player.is_demo,
    game_code: b.game_code,
    game_type: b.game_type,
    bet_at: b.bet_at.toISOString(),
    settled_at: b.settled_at?.toISOString() ?? null,
    reason: b.reason,
    round: b.round,
    payout_most: b.payout_most?.toString(),
    ...(b.selection === undefined ? { game_title: b.game_title, detail: b.detail } : { selection: b.selection }),
  },
})
