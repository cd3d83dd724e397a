import type { Lang } from '@moongate/contract'
import type { Kernel } from '../../kernel/index.ts'
import { refuse } from '../../kernel/refusal.ts'
import { refuseEntry, refuseExit } from './catalogue.rules.ts'
import { findGame, findSupplier } from './catalogue.sql.ts'
import type { SupplierPort, Suppliers } from './supplier.port.ts'

export type GamesDeps = Pick<Kernel, 'db' | 'translate'> & { suppliers: Suppliers }
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

/** The supplier's port, if this player may enter it now; refuses otherwise (R6.3). */
export const requireEntry = async (
  d: Pick<GamesDeps, 'db' | 'suppliers'>,
  api_code: string,
  is_demo: boolean,
): Promise<SupplierPort> => {
  const refusal = refuseEntry(await findSupplier(d.db, api_code), is_demo)
  if (refusal) refuse(refusal)
  return d.suppliers[api_code] ?? refuse('games.supplier_unknown')
}

/** The supplier's port, if this player's money may come home from it now; refuses otherwise. */
export const requireExit = async (
  d: Pick<GamesDeps, 'db' | 'suppliers'>,
  api_code: string,
  is_demo: boolean,
): Promise<SupplierPort> => {
  const port = d.suppliers[api_code]
  const refusal = refuseExit(await findSupplier(d.db, api_code), is_demo, port?.book ?? 'theirs')
  if (refusal) refuse(refusal)
  return port ?? refuse('games.supplier_unknown')
}

/** The single-use address of a game. Moves no money: a link or a crawler cannot either. */
export const launchGame = async (d: GamesDeps, l: Launch): Promise<string> => {
  const port = await requireEntry(d, l.api_code, l.is_demo)
  if (l.game_code !== '' && !(await findGame(d.db, l.api_code, l.game_code))) refuse('games.game_unknown')
  const { member_id, is_demo, api_code: _, ...rest } = l
  return (await port.launch({ player: { member_id, is_demo }, ...rest })) ?? refuse('games.supplier_unavailable')
}
