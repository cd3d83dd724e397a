/** Level 1: how calls to the outside go. */
export { type CallLog, createCallLog } from './call-log.ts'
export { createHealthJobs } from './health.worker.ts'
export { type Health, readHealth } from './health.ts'
export { healthView } from './health.view.ts'
