import { deriveKey } from '../../kernel/ids.ts'
import { noteSynced } from '../betting/index.ts'
import type { BetHistory, SupplierBet, SupplierPort } from '../games/index.ts'
import { bookBets } from './book.ts'
import { computePulledTo, computeSince, isNews } from './bet.rules.ts'
import { findKnownBets, keepBets, lockSupplier, type ToldBet } from './bet.sql.ts'
import type { MirrorDeps } from './deps.ts'
import { findPull, setFailing, setPulledTo } from './pull.sql.ts'

/** A supplier that goes on telling pages after so many is telling the same ones. */
const MOST_PAGES = 10_000

/**
 * Pulls every bet that changed at a supplier since a while before the last one that was heard of, and writes it into our books (R2.32).
 * A supplier that does not answer is asked again later from where this came to. Answers whether all it knew is here.
 */
export const pullBets = async (d: MirrorDeps, port: SupplierPort): Promise<boolean> => {
  const begun_at = d.clock.now()
  const told_all = await readPages(d, port)
  await bookBets(d, port.code)
  if (told_all) await noteSynced(d.db, port.code, begun_at)
  return told_all
}

const readPages = async (d: MirrorDeps, port: SupplierPort): Promise<boolean> => {
  let pulled_to = (await findPull(d.db, port.code))?.pulled_to ?? null
  const since = computeSince(pulled_to, d.clock.now())
  let cursor: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await askHistory(d, port, since, cursor)
    if (answer.outcome === 'unavailable') {
      await setFailing(d.db, port.code)
      return false
    }
    await keepPage(d, port.code, answer.bets)
    pulled_to = computePulledTo(
      pulled_to,
      answer.bets.map(({ changed_at }) => changed_at),
      d.clock.now(),
    )
    await setPulledTo(d.db, port.code, pulled_to)
    if (answer.next === undefined || answer.next === cursor) return true
    cursor = answer.next
  }
  d.log.error({ supplier: port.code }, 'the bet history of a supplier does not end')
  return false
}

/** A port promises not to throw; one that does has not answered. */
const askHistory = async (
  d: MirrorDeps,
  port: SupplierPort,
  since: Date,
  cursor: string | undefined,
): Promise<BetHistory> => {
  try {
    return await port.betHistory({ since, cursor })
  } catch (error) {
    d.log.error({ err: error, supplier: port.code }, 'a supplier port threw')
    return { outcome: 'unavailable' }
  }
}

const keepPage = (d: MirrorDeps, supplier_code: string, bets: readonly SupplierBet[]): Promise<void> =>
  d.db.tx(async (tx) => {
    await lockSupplier(tx, supplier_code)
    const known = await findKnownBets(
      tx,
      supplier_code,
      bets.map(({ id }) => id),
    )
    // Of a bet that a page tells twice the last news counts.
    const latest = new Map<string, ToldBet>()
    for (const bet of bets) {
      const told = toToldBet(supplier_code, bet)
      const before = latest.get(bet.id) ?? known.find(({ bet_id }) => bet_id === bet.id)
      if (isNews(before, told)) latest.set(bet.id, told)
    }
    if (latest.size > 0) await keepBets(tx, supplier_code, [...latest.values()])
  })

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
    ...(b.selection === undefined ? { game_title: b.game_title, detail: b.detail } : { selection: b.selection }),
  },
})
