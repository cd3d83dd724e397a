/** Level 3: suppliers, the catalogue of their games, and how a game is opened. */
export { type SupplierRow, findGames, findKnownSuppliers, findSupplier, findSuppliersByType } from './catalogue.sql.ts'
export { createGamesHandlers } from './catalogue.routes.ts'
export { createGamesOfficeHandlers } from './desk.office.ts'
export { createGamesJobs } from './games.worker.ts'
export { seedGames } from './games.seed.ts'
export { offerSupplier } from './refresh.ts'
export type { GamesDeps } from './deps.ts'
export { requireEntry, requireExit } from './launch.ts'
export { leaveGames } from './player.ts'
export type {
  BetHistory,
  BoardMatch,
  BetWording,
  FreeSpinsPort,
  Player,
  SupplierAnswer,
  SupplierBet,
  SupplierGame,
  SupplierPort,
  SupplierStatus,
  Suppliers,
  SupplierTransfer,
  UnreadEntry,
} from './supplier.port.ts'
export type { SeamlessAnswer, SeamlessBook, SeamlessEvent, SeamlessVerdict } from './seamless.port.ts'
export type { FaultPort } from './fault.port.ts'
