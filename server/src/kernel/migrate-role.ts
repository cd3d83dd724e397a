import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { MigrationError } from './migrate.rules.ts'
import { readSqlState } from './sqlstate.rules.ts'

const ROLE = 'moongate_app'
const MAX_TRIES = 10

/** Roles belong to the whole server, so starters on its other databases may make it in the same moment: duplicate, unique, concurrent update. */
const RACES = new Set(['42710', '23505', 'XX000', '40001'])

/** Makes the role that the application's statements run under, and lets the current user take it. */
export const ensureRole = async (client: pg.Client): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      return await make(client)
    } catch (error) {
      const state = readSqlState(error) ?? ''
      if (state === '42501') throw await explainNotAllowed(client, error)
      if (!RACES.has(state) || tries >= MAX_TRIES) throw error
      await wait(20 * tries)
    }
  }
}

const make = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ exists: boolean; settable: boolean }>(`
    select count(*) > 0 as exists,
           coalesce(bool_or(pg_has_role(current_user, oid, case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)), false) as settable
      from pg_roles where rolname = '${ROLE}'`)
  const [found] = rows
  if (!found?.exists) await client.query(`create role ${ROLE} nologin`)
  if (!found?.settable) await client.query(`grant ${ROLE} to current_user`)
}

const explainNotAllowed = async (client: pg.Client, cause: unknown): Promise<MigrationError> => {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_user) as name')
  const name = rows[0]?.name ?? 'current_user'
  return new MigrationError(
    `the database user ${name} may not make roles: as an administrator run "create role ${ROLE} nologin; grant ${ROLE} to ${name}" once`,
    { cause },
  )
}
