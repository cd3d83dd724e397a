/** Level 7: how members are protected from playing on: limits, exclusions, statements, markers of harm. */
export { createProtectionHandlers } from './protection.routes.ts'
export { createProtectionOfficeHandlers } from './protection.office.ts'
export { excluded, exclusionEnded, limitChanged } from './protection.events.ts'
export { createProtectionJobs } from './protection.worker.ts'
export { seedPlaces } from './protection.seed.ts'
