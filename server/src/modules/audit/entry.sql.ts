import { type Reader, type Sql, type Tx, empty, sql } from '../../kernel/db.ts'
import { type AuditEntry, type AuditFilter, type AuditRow, toLikePattern, serializeState } from './entry.rules.ts'

/** Writes one entry in the caller's transaction: it stands or falls with what it tells of. */
export const recordAudit = async (tx: Tx, e: AuditEntry): Promise<void> => {
  await tx.run(sql`insert into audit.entries (actor_type, actor_id, actor_name, action, target, reason, before, after, ip, request_id)
    values (${e.actor.type}, ${'id' in e.actor ? e.actor.id : null}, ${e.actor.name}, ${e.action}, ${e.target}, ${e.reason ?? ''},
      ${serializeState(e.before)}::jsonb, ${serializeState(e.after)}::jsonb, ${e.ip ?? ''}, ${e.request_id ?? ''})`)
}

/** A page of entries, newest first, and how many there are in all. */
export const findAuditPage = async (r: Reader, f: AuditFilter): Promise<{ rows: AuditRow[]; total: number }> => {
  const where = matchAudit(f)
  const [rows, { total }] = await Promise.all([
    r.many<AuditRow>(sql`select id, created_at, actor_type, actor_name, action, target, reason, before, after, ip, request_id
      from audit.entries where ${where} order by created_at desc, id desc limit ${f.limit} offset ${(f.page - 1) * f.limit}`),
    r.one<{ total: number }>(sql`select count(*)::int as total from audit.entries where ${where}`),
  ])
  return { rows, total }
}

const matchAudit = ({ keyword, from, to }: AuditFilter): Sql => {
  const like = toLikePattern(keyword ?? '')
  return sql`true
    ${keyword ? sql`and (actor_name ilike ${like} or action ilike ${like} or target ilike ${like})` : empty}
    ${from ? sql`and created_at >= ${from}` : empty}
    ${to ? sql`and created_at < ${to}` : empty}`
}
