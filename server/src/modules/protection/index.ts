/** Level 7: how members are protected from playing on: limits, exclusions, statements, markers of harm. */
export { createProtectionHandlers } from './protection.routes.ts'
export { createProtectionOfficeHandlers } from './protection.office.ts'
export { createProtectionJobs } from './protection.worker.ts'
