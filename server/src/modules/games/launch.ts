import type { Lang } from '@moongate/contract'
import { refuse } from '../../kernel/refusal.ts'
import { refuseEntry, refuseExit } from './catalogue.rules.ts'
import { findGame, findSupplier, findSupplierFor } from './catalogue.sql.ts'
import type { GamesDeps } from './deps.ts'
import { createPlayer } from './player.ts'
import type { Player, SupplierPort } from './supplier.port.ts'

type Launch = {
  member_id: number
  is_demo: boolean
  name: string
  session_id: string
  api_code: string
  game_code: string
  is_mobile: boolean
  lang: Lang
}

/**
 * The supplier's port, if this player may enter it now (R6.3); one who was never there is made known to it first. Refuses games.*
 * and policy.demo_only_lottery. Not for use in a transaction: it may ask the supplier.
 */
export const requireEntry = async (
  d: Pick<GamesDeps, 'db' | 'log' | 'suppliers'>,
  api_code: string,
  player: Player,
): Promise<SupplierPort> => {
  const supplier = await findSupplierFor(d.db, api_code, player.member_id)
  const refusal = refuseEntry(supplier, player.is_demo)
  if (refusal) refuse(refusal)
  const port = d.suppliers[api_code] ?? refuse('games.supplier_unknown')
  if (!supplier?.has_player) await createPlayer(d, port, player)
  return port
}

/** The supplier's port, if this player's money may come home from it now; refuses otherwise. */
export const requireExit = async (
  d: Pick<GamesDeps, 'db' | 'suppliers'>,
  api_code: string,
  { is_demo }: Player,
): Promise<SupplierPort> => {
  const port = d.suppliers[api_code]
  const refusal = refuseExit(await findSupplier(d.db, api_code), is_demo, port?.book ?? 'theirs')
  if (refusal) refuse(refusal)
  return port ?? refuse('games.supplier_unknown')
}

/** The single-use address of a game. Moves no money: a link or a crawler cannot either. */
export const launchGame = async (d: GamesDeps, l: Launch): Promise<string> => {
  const port = await requireEntry(d, l.api_code, l)
  if (l.game_code !== '' && !(await findGame(d.db, l.api_code, l.game_code))) refuse('games.game_unknown')
  const { member_id, is_demo, api_code: _, ...rest } = l
  return (await port.launch({ player: { member_id, is_demo }, ...rest })) ?? refuse('games.supplier_unavailable')
}
