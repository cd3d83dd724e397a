/** Rung 1: who did what. */
export { type AuditActor, type AuditEntry, type AuditFilter, type AuditRow } from './entry.rules.ts'
export { auditPage, record } from './entry.sql.ts'
