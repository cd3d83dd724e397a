/** Level 8: free spins at suppliers, from their offer to the win. */
export { createFreeSpinsOfficeHandlers } from './freespins.office.ts'
export { freespinsOperateTypes, freespinsPostings } from './freespins.postings.ts'
export { createFreeSpinsHandlers } from './freespins.routes.ts'
export { seedFreeSpins } from './freespins.seed.ts'
export { createFreeSpinsJobs, createFreeSpinsListeners } from './freespins.worker.ts'
export { nameSpinOffers } from './offer.sql.ts'
