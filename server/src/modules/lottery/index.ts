/** Rung 5: the local lottery, supplier JZ: draws, tickets, and its game client. */
export type { LotteryDeps } from './deps.ts'
export { prepareDraws } from './draw.ts'
export { lotteryJobs, lotterySchedule } from './lottery.jobs.ts'
export { lotteryHandlers } from './lottery.routes.ts'
export { authenticatePlayer } from './session.ts'
export { jzSupplier } from './supplier.ts'
