/** Level 1: who did what. */
export { createAuditOfficeHandlers } from './entry.office.ts'
export { type AuditAction, type AuditActor, type AuditEntry, type Namers, type NameThings } from './entry.rules.ts'
export { findAuditPage, findTargets, recordAudit, recordOnce } from './entry.sql.ts'
