/** Level 7: money given on conditions: matches of deposits and cashback, locked until they have been bet often enough. */
export { atStake } from './at-stake.ts'
export { countBonuses } from './bonus-list.sql.ts'
export { createBonusOfficeHandlers } from './bonus.office.ts'
export { bonusOperateTypes, bonusPostings } from './bonus.postings.ts'
export { createBonusHandlers } from './bonus.routes.ts'
export { seedBonus } from './bonus.seed.ts'
export { createBonusJobs, createBonusListeners } from './bonus.worker.ts'
