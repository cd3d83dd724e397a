/** Level 3: suppliers, the catalogue of their games, and how a game is opened. */
export { type SupplierRow, findSupplier, findEnabledSuppliers, findKnownSuppliers } from './catalogue.sql.ts'
export { createGamesHandlers } from './catalogue.routes.ts'
export { createGamesOfficeHandlers } from './desk.office.ts'
export { createGamesJobs } from './games.worker.ts'
export { offerSupplier, seedGames } from './games.seed.ts'
export type { GamesDeps } from './deps.ts'
export { requireEntry, requireExit } from './launch.ts'
export type {
  BetHistory,
  BetWording,
  FaultPort,
  Player,
  SeamlessAnswer,
  SeamlessBook,
  SeamlessEvent,
  SeamlessVerdict,
  SupplierAnswer,
  SupplierBet,
  SupplierCatalogue,
  SupplierGame,
  SupplierPort,
  SupplierStatus,
  Suppliers,
  SupplierTransfer,
} from './supplier.port.ts'
