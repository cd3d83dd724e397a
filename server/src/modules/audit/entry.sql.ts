import { type Reader, type Sql, type Tx, empty, sql } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'
import {
  type ActorName,
  type AuditEntry,
  type AuditFilter,
  type AuditPage,
  type AuditRow,
  toLikePattern,
  serializeState,
} from './entry.rules.ts'

/** Writes one entry in the caller's transaction: it stands or falls with what it tells of. */
export const recordAudit = async (tx: Tx, e: AuditEntry): Promise<void> => {
  await tx.run(sql`insert into audit.entries (actor_type, actor_id, actor_name, action, target, reason, before, after, ip, request_id)
    values (${e.actor.type}, ${'id' in e.actor ? e.actor.id : null}, ${e.actor.name}, ${e.action}, ${e.target}, ${e.reason ?? ''},
      ${serializeState(e.before)}::jsonb, ${serializeState(e.after)}::jsonb, ${e.ip ?? ''}, ${e.request_id ?? ''})`)
}

/**
 * Writes that somebody read something, or tried to, one entry a target; what the same actor did to it within the last quarter of an
 * hour is told already (decisions/0092). `same` says what counts as told: the target, or the entry with what stands in its `after`.
 */
export const recordOnce = async (
  r: Reader,
  e: Omit<AuditEntry, 'target'>,
  targets: readonly string[],
  same: 'target' | 'entry' = 'target',
): Promise<void> => {
  const after = serializeState(e.after)
  await r.run(sql`insert into audit.entries (actor_type, actor_id, actor_name, action, target, reason, before, after, ip, request_id)
    select ${e.actor.type}, ${'id' in e.actor ? e.actor.id : null}::int, ${e.actor.name}, ${e.action}, t.target, ${e.reason ?? ''},
      ${serializeState(e.before)}::jsonb, ${after}::jsonb, ${e.ip ?? ''}, ${e.request_id ?? ''}
    from unnest(${[...targets]}::text[]) as t(target)
    where not exists (select 1 from audit.entries before where before.actor_type = ${e.actor.type} and before.actor_name = ${e.actor.name}
      and before.action = ${e.action} and before.target = t.target and before.created_at > kernel.now() - interval '15 minutes'
      ${same === 'entry' ? sql`and before.after is not distinct from ${after}::jsonb` : empty})`)
}

/** A page of entries, newest first, and how many there are, up to ten thousand (decisions/0506). */
export const findAuditPage = async (r: Reader, f: AuditFilter): Promise<AuditPage> => {
  const where = matchAudit(f)
  const [rows, { n: total, is_more }] = await Promise.all([
    r.many<AuditRow>(sql`select id, created_at, actor_type, actor_name, action, target, reason, before, after, ip, request_id
      from audit.entries where ${where} order by created_at desc, id desc limit ${f.limit} offset ${(f.page - 1) * f.limit}`),
    r.one<Counted>(countUpTo(sql`from audit.entries where ${where}`)),
  ])
  return { rows, total, is_more }
}

/** To what something was done since a moment. */
export const findTargets = async (r: Reader, { action, from }: { action: string; from: Date }): Promise<string[]> => {
  const rows = await r.many<{ target: string }>(
    sql`select distinct target from audit.entries where action = ${action} and created_at >= ${from}`,
  )
  return rows.map(({ target }) => target)
}

/** Every action that was ever recorded, in order of its name; each costs one step into the index. */
export const findActions = async (r: Reader): Promise<string[]> => {
  const rows = await r.many<{ action: string }>(sql`with recursive found as (
      (select action from audit.entries order by action limit 1)
      union all
      select (select e.action from audit.entries e where e.action > f.action order by e.action limit 1)
        from found f where f.action is not null)
    select action from found where action is not null`)
  return rows.map(({ action }) => action)
}

/** Everybody who ever did something but for members, staff first; each costs one step into the index. */
export const findActors = (r: Reader): Promise<ActorName[]> =>
  r.many(sql`with recursive found as (
      select kind as actor_type, (select min(e.actor_name) from audit.entries e where e.actor_type = kind) as actor_name
        from unnest(array['staff', 'system']) as kind
      union all
      select f.actor_type, (select min(e.actor_name) from audit.entries e
          where e.actor_type = f.actor_type and e.actor_name > f.actor_name)
        from found f where f.actor_name is not null)
    select actor_type, actor_name from found where actor_name is not null order by actor_type, actor_name`)

const matchAudit = ({ keyword, actor, action, target, from, to }: AuditFilter): Sql => {
  const like = toLikePattern(keyword ?? '')
  return sql`true
    ${keyword ? sql`and (actor_name ilike ${like} or action ilike ${like} or target ilike ${like})` : empty}
    ${actor ? sql`and actor_type = ${actor.actor_type} and actor_name = ${actor.actor_name}` : empty}
    ${action ? sql`and action = ${action}` : empty}
    ${target ? sql`and target = ${target}` : empty}
    ${from ? sql`and created_at >= ${from}` : empty}
    ${to ? sql`and created_at < ${to}` : empty}`
}
