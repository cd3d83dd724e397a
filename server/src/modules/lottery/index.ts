/** Level 5: the local lottery, supplier JZ: draws, tickets, and its game client. */
export type { LotteryDeps } from './deps.ts'
export { prepareDraws } from './draw.ts'
export { createLotteryJobs } from './lottery.worker.ts'
export { lotteryPostings } from './lottery.postings.ts'
export { createLotteryHandlers } from './lottery.routes.ts'
export { describeJzBet } from './selection.view.ts'
export { authenticatePlayer } from './session.ts'
export { createJzSupplier } from './supplier.ts'
