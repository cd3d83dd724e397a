/** Level 7: the prize wheel. */
export type { WheelDeps } from './deps.ts'
export { createWheelOfficeHandlers } from './wheel.office.ts'
export { countSpins } from './spin.sql.ts'
export { wheelOperateTypes, wheelPostings } from './wheel.postings.ts'
export { createWheelHandlers } from './wheel.routes.ts'
export { seedWheel } from './wheel.seed.ts'
export { wheelSetting, wheelSettings } from './wheel.settings.ts'
export { createWheelListeners } from './wheel.worker.ts'
