/** Level 3: suppliers, the catalogue of their games, and how a game is opened. */
export { DEMO_SUPPLIER, GAME_TYPES } from './catalogue.rules.ts'
export { type SupplierRow, findSupplier, findEnabledSuppliers, findKnownSuppliers } from './catalogue.sql.ts'
export { createGamesHandlers } from './catalogue.routes.ts'
export { seedGames } from './games.seed.ts'
export { requireEntry, type GamesDeps, requireExit } from './launch.ts'
export type { Player, SupplierAnswer, SupplierPort, Suppliers, SupplierTransfer } from './supplier.port.ts'
