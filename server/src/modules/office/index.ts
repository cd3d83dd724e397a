/** Rung 8: what the operator's staff do. */
export { auditHandlers } from './audit.routes.ts'
export type { StaffDeps } from './deps.ts'
export { memberHandlers } from './member.routes.ts'
export { staffHandlers } from './staff.routes.ts'
