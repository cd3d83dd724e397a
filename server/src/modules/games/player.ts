import type { Tx } from '../../kernel/db.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { GamesDeps } from './deps.ts'
import { leaveJob } from './games.jobs.ts'
import { insertPlayer, takeVisits, type Visit } from './mine.sql.ts'
import type { Player, SupplierAnswer, SupplierPort } from './supplier.port.ts'

/** How a supplier is told again that a visit is over. */
const [MOST_TRIES, PAUSE_MS, LONGEST_PAUSE_MS] = [300, 2_000, 600_000]

/**
 * Makes a member known to a supplier and remembers it. Refuses games.supplier_unavailable when the supplier does not say a
 * clear yes; the next try asks again. Two first tries at once ask twice, which a port allows.
 */
export const createPlayer = async (
  d: Pick<GamesDeps, 'db' | 'log'>,
  port: SupplierPort,
  { member_id, is_demo }: Player,
): Promise<void> => {
  const answer = await askForPlayer(d, port, { member_id, is_demo })
  if (answer.outcome !== 'ok') {
    d.log.warn({ supplier: port.code, member_id, answer }, 'a supplier did not take a player')
    return refuse('games.supplier_unavailable')
  }
  await insertPlayer(d.db, member_id, port.code)
}

/** A port promises not to throw; one that does has not answered. */
const askForPlayer = async (d: Pick<GamesDeps, 'log'>, port: SupplierPort, player: Player): Promise<SupplierAnswer> => {
  try {
    return await port.createPlayer(player)
  } catch (error) {
    d.log.error({ err: error, supplier: port.code }, 'a supplier port threw')
    return { outcome: 'unknown' }
  }
}

/** Has the suppliers that a member visits end what is open there, under some sessions or under all; each is told once this transaction holds. */
export const leaveGames = async (tx: Tx, member_id: number, session_ids?: readonly string[]): Promise<void> => {
  for (const visit of await takeVisits(tx, member_id, session_ids)) await enqueue(tx, leaveJob, { ...visit, tries: 0 })
}

/** Tells a supplier that a visit is over; one that does not say a clear yes is told again, later and later, for about two days. */
export const endVisit = async (
  d: Pick<GamesDeps, 'db' | 'clock' | 'log' | 'suppliers'>,
  { tries, ...visit }: Visit & { tries: number },
): Promise<void> => {
  const { supplier_code, visit_id, ...player } = visit
  const answer = await d.suppliers[supplier_code]?.leave?.({ visit_id, player })
  if (!answer || answer.outcome === 'ok') return
  d.log.warn({ supplier: supplier_code, visit_id, tries, answer }, 'a supplier did not end a visit')
  if (tries >= MOST_TRIES) return
  const run_at = new Date(d.clock.now().getTime() + Math.min(PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS))
  await enqueue(d.db, leaveJob, { ...visit, tries: tries + 1 }, { run_at })
}
