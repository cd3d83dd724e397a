import type { Tx } from '../../kernel/db.ts'
import { emit } from '../../kernel/outbox.ts'
import type { SupplierBet } from '../games/index.ts'
import { insertFree } from './free.sql.ts'
import { freeSpinsPlayed } from './mirror.events.ts'

const toPlay = ({ id, free_grant, player, game_code, payout, settled_at, changed_at }: SupplierBet) => ({
  bet_id: id,
  grant_id: free_grant ?? '',
  member_id: player.member_id,
  game_code,
  win: payout,
  played_at: settled_at ?? changed_at,
})

/** Tells the modules above of free spins on a page that have ended; each once, however often pages tell of it (decisions/0281). */
export const tellFreeSpins = async (tx: Tx, supplier_code: string, told: readonly SupplierBet[]): Promise<void> => {
  const ended = told.filter(({ free_grant, status }) => free_grant !== undefined && status === 'settled')
  if (ended.length === 0) return
  const ids = [...new Set(ended.map(({ id }) => id))]
  const fresh = await insertFree(tx, supplier_code, ids)
  const plays = ids.flatMap((id) => ended.filter((bet) => bet.id === id && fresh.has(id)).slice(0, 1))
  if (plays.length > 0) await emit(tx, freeSpinsPlayed, { supplier_code, plays: plays.map(toPlay) })
}
