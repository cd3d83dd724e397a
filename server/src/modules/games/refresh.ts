import type { Tx } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/index.ts'
import type { Text } from '../site/index.ts'
import { dropGames, insertSupplier, hasSupplier, takeGames } from './refresh.sql.ts'
import type { SupplierGame, SupplierPort, UnreadEntry } from './supplier.port.ts'

type RefreshDeps = Pick<Kernel, 'db' | 'log'>
type Asked = Pick<SupplierPort, 'code' | 'catalogue'>

/** Where the games of suppliers from outside stand: behind those that the operator has put in a place. */
const LAST = 100

type Told = { games: readonly SupplierGame[]; unread: readonly UnreadEntry[] }

const warnUnread = ({ log }: Pick<Kernel, 'log'>, supplier: string, unread: readonly UnreadEntry[]): void => {
  const [first] = unread
  if (first)
    log.error(
      { alarm: 'game_unread', supplier, count: unread.length, game: first.id, why: first.why, raw: first.raw },
      'games of a supplier cannot be read',
    )
}

/** What a supplier says that it has; none where it does not answer. Naming no game at all is taken for a fault of its own. */
const askGames = async (d: Pick<Kernel, 'log'>, port: Asked): Promise<Told> => {
  const told = await port.catalogue()
  const { games, unread } = told.outcome === 'ok' ? told : { games: [], unread: [] }
  warnUnread(d, port.code, unread)
  if (games.length === 0)
    d.log.warn({ supplier: port.code, outcome: told.outcome }, 'a supplier did not tell of its games')
  return { games, unread }
}

/** Each code once, as it is named first. */
const listOnce = (games: readonly SupplierGame[]): SupplierGame[] => {
  const known = new Set<string>()
  return games.filter(({ game_code }) => !known.has(game_code) && known.add(game_code))
}

/**
 * Takes what is told, and drops what is not. A game that cannot be read is named all the same and stays as it is; where its name cannot be read
 * either, nobody knows what is not named. Answers how many differ and how many are gone.
 */
const follow = async (tx: Tx, supplier_code: string, { games, unread }: Told): Promise<[number, number]> => {
  const taken = await takeGames(tx, supplier_code, listOnce(games), LAST)
  const named = [...games.map(({ game_code }) => game_code), ...unread.map(({ id }) => id)]
  const known = named.filter((code) => code !== undefined)
  return [taken, known.length < named.length ? 0 : await dropGames(tx, supplier_code, known)]
}

/**
 * Offers a supplier of the demo with all of its games, as it tells of them itself; one that does not answer is offered at the next
 * start. Not for use in a transaction.
 */
export const offerSupplier = async (d: RefreshDeps, port: Asked, title: Text): Promise<void> => {
  const told = await askGames(d, port)
  if (told.games.length === 0) return
  await d.db.tx(async (tx) => {
    await insertSupplier(tx, port.code, title, LAST)
    await follow(tx, port.code, told)
  })
}

/** Asks a supplier that the operator offers what it has now. Not for use in a transaction. */
export const refreshGames = async (d: RefreshDeps, port: Asked): Promise<void> => {
  if (!(await hasSupplier(d.db, port.code)).known) return
  const told = await askGames(d, port)
  if (told.games.length === 0) return
  const [taken, gone] = await d.db.tx((tx) => follow(tx, port.code, told))
  if (taken + gone > 0) d.log.info({ supplier: port.code, taken, gone }, 'the catalogue follows a supplier')
}
