import type { ErrorCode, Lang } from '@moongate/contract'
import { GAME_TYPES } from '@moongate/contract/games.states'
import { refuse } from '../../kernel/refusal.ts'
import { formatWireTime } from '../../kernel/time.ts'
import { type Device, refuseEntry, refuseExit, refuseOffer } from './catalogue.rules.ts'
import { findOffer, findSupplier, findSupplierFor } from './catalogue.sql.ts'
import { readSpell } from '../policy/index.ts'
import type { Text } from '../site/index.ts'
import type { GamesDeps } from './deps.ts'
import { keepRecent, keepVisit } from './mine.sql.ts'
import { createPlayer } from './player.ts'
import type { Player, SupplierPort } from './supplier.port.ts'

type Launch = {
  member_id: number
  is_demo: boolean
  name: string
  session_id: string
  api_code: string
  /** '' for a hall, or for the supplier as a whole. */
  game_code: string
  game_type: number | undefined
  match: string | undefined
  device: Device | undefined
  lang: Lang
}

/** A supplier as one goes to it: how to ask it, and what it is called. */
type Way = { port: SupplierPort; title: Text }

/**
 * The way to a supplier, if this player may enter it now (R6.3); one who was never there is made known to it first. Refuses games.*
 * and policy.demo_only_lottery. Not for use in a transaction: it may ask the supplier.
 */
export const requireEntry = async (
  d: Pick<GamesDeps, 'db' | 'log' | 'config' | 'suppliers'>,
  api_code: string,
  player: Player,
): Promise<Way> => {
  const supplier = await findSupplierFor(d.db, api_code, player.member_id)
  const refusal = refuseEntry(supplier, player.is_demo)
  if (refusal) refuseVisit(d, refusal, supplier?.maintenance_to ?? null)
  const port = d.suppliers[api_code]
  if (!supplier || !port) return refuse('games.supplier_unknown')
  if (!supplier.has_player) await createPlayer(d, port, player)
  return { port, title: supplier.title }
}

/** Of maintenance whose end is planned, members hear when that is. */
const refuseVisit = (d: Pick<GamesDeps, 'config'>, refusal: ErrorCode, until: Date | null): never =>
  refusal === 'games.supplier_maintenance' && until !== null
    ? refuse('games.supplier_maintenance_until', { until: formatWireTime(until, d.config.site_time_zone).slice(0, 16) })
    : refuse(refusal)

/** The way to a supplier, if this player's money may come home from it now; refuses otherwise. */
export const requireExit = async (
  d: Pick<GamesDeps, 'db' | 'suppliers'>,
  api_code: string,
  { is_demo }: Player,
): Promise<Way> => {
  const supplier = await findSupplier(d.db, api_code)
  const refusal = refuseExit(supplier, is_demo)
  if (refusal) refuse(refusal)
  const port = supplier && d.suppliers[api_code]
  return port ? { port, title: supplier.title } : refuse('games.supplier_unknown')
}

/**
 * The single-use address of a game. Moves no money: a link or a crawler cannot either. Refuses policy.time_reached to whoever has used up the
 * time that they set themselves, and policy.limit_reached to whoever may stake nothing more where nobody asks us before a bet (decisions/0516).
 */
export const launchGame = async (d: GamesDeps, l: Launch): Promise<string> => {
  const { port } = await requireEntry(d, l.api_code, l)
  await requireOffer(d, l)
  const { is_spent, ...spell } = await d.db.tx((tx) => readSpell(d, tx, l.member_id))
  if (spell.left === 0) refuse('policy.time_reached')
  if (is_spent && port.book === 'theirs') refuse('policy.limit_reached')
  const { member_id, is_demo, session_id, name, game_code, match, lang } = l
  const visit = { visit_id: d.ids.uuid(), member_id, is_demo, session_id, supplier_code: l.api_code }
  const asked = {
    player: { member_id, is_demo },
    session_id,
    // Kept before the supplier is asked: a session that ends meanwhile has it told that this visit is over.
    visit_id: port.book === 'ours' ? undefined : await keepVisit(d.db, visit),
    name,
    game_code,
    game_type: GAME_TYPES.find(({ key }) => key === l.game_type)?.key,
    match,
    is_mobile: l.device === 'mobile',
    lang,
    spell,
  }
  const address = (await port.launch(asked)) ?? refuse('games.supplier_unavailable')
  if (game_code !== '') await keepRecent(d.db, member_id, { supplier_code: l.api_code, game_code })
  return address
}

/** A supplier that is entered as a whole opens where it likes. */
const requireOffer = async (d: Pick<GamesDeps, 'db'>, { api_code, game_code, game_type, device }: Launch) => {
  if (game_code === '' && game_type === undefined) return
  const refusal = refuseOffer(await findOffer(d.db, { supplier_code: api_code, game_code, game_type }), device)
  if (refusal) refuse(refusal)
}
