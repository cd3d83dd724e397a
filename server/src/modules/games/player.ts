import { refuse } from '../../kernel/refusal.ts'
import type { GamesDeps } from './deps.ts'
import { insertPlayer } from './mine.sql.ts'
import type { Player, SupplierAnswer, SupplierPort } from './supplier.port.ts'

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
