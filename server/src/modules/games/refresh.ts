import type { Kernel } from '../../kernel/index.ts'
import type { Text } from '../site/index.ts'
import { dropGames, insertSupplier, hasSupplier, takeGames } from './refresh.sql.ts'
import type { SupplierGame, SupplierPort } from './supplier.port.ts'

type RefreshDeps = Pick<Kernel, 'db' | 'log'>
type Asked = Pick<SupplierPort, 'code' | 'catalogue'>

/** Where the games of suppliers from outside stand: behind those that the operator has put in a place. */
const LAST = 100

/** What a supplier says that it has; none where it does not answer. Naming no game at all is taken for a fault of its own. */
const askGames = async (d: Pick<Kernel, 'log'>, port: Asked): Promise<readonly SupplierGame[]> => {
  const told = await port.catalogue()
  const games = told.outcome === 'ok' ? told.games : []
  if (games.length === 0)
    d.log.warn({ supplier: port.code, outcome: told.outcome }, 'a supplier did not tell of its games')
  return games
}

/**
 * Offers a supplier of the demo with all of its games, as it tells of them itself; one that does not answer is offered at the next
 * start. Not for use in a transaction.
 */
export const offerSupplier = async (d: RefreshDeps, port: Asked, title: Text): Promise<void> => {
  const games = await askGames(d, port)
  if (games.length === 0) return
  await d.db.tx(async (tx) => {
    await insertSupplier(tx, port.code, title, LAST)
    await takeGames(tx, port.code, games, LAST)
    await dropGames(tx, port.code, games)
  })
}

/** Asks a supplier that the operator offers what it has now. Not for use in a transaction. */
export const refreshGames = async (d: RefreshDeps, port: Asked): Promise<void> => {
  if (!(await hasSupplier(d.db, port.code)).known) return
  const games = await askGames(d, port)
  if (games.length === 0) return
  const [taken, gone] = await d.db.tx(async (tx) => [
    await takeGames(tx, port.code, games, LAST),
    await dropGames(tx, port.code, games),
  ])
  if (taken + gone > 0) d.log.info({ supplier: port.code, taken, gone }, 'the catalogue follows a supplier')
}
