/** Level 1: who did what. */
export { type AuditActor, type AuditEntry, type AuditFilter, type AuditRow } from './entry.rules.ts'
export { findAuditPage, recordAudit } from './entry.sql.ts'
