import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Logger, runMigrations as migrateJobs } from 'graphile-worker'
import pg from 'pg'

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))
const LOCK = 7_302_114_901
const quiet = new Logger(() => () => {})

/** A one-line fault of the database's shape that an operator can act on. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

export type Migration = { name: string; text: string; checksum: string }

/** The numbered files of a folder, in order. */
export const readMigrations = (folder = FOLDER): Migration[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    })

/** What is still to run; a file that was changed after it ran is refused. */
export const pending = (files: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] => {
  const changed = files.find((f) => applied.has(f.name) && applied.get(f.name) !== f.checksum)
  if (changed) throw new MigrationError(`migration ${changed.name} was changed after it ran; add a new file instead`)
  return files.filter((f) => !applied.has(f.name))
}

const prepare = async (client: pg.Client): Promise<Map<string, string>> => {
  await client.query('create schema if not exists migrations')
  await client.query('create table if not exists migrations.applied (name text primary key, checksum text not null, applied_at timestamptz not null default clock_timestamp())')
  await client.query("do $$ begin create role moongate_app nologin; exception when duplicate_object then null; when unique_violation then null; end $$")
  await client.query('grant moongate_app to current_user')
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations.applied')
  return new Map(rows.map((r) => [r.name, r.checksum]))
}

const apply = async (client: pg.Client, { name, text, checksum }: Migration): Promise<void> => {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations.applied (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new MigrationError(`migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Brings the database to the newest shape, each file in a transaction of its own. Racing starters wait on one lock, so
 * each file runs once. Answers the names of the files that ran.
 */
export const migrate = async (url: string, folder = FOLDER): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`)
    const todo = pending(readMigrations(folder), await prepare(client))
    await migrateJobs({ connectionString: url, logger: quiet })
    for (const migration of todo) await apply(client, migration)
    return todo.map((m) => m.name)
  } finally {
    await client.end()
  }
}

/** Whether every file has run: part of being ready. */
export const isCurrent = async (query: (text: string) => Promise<{ rows: { name: string; checksum: string }[] }>, folder = FOLDER): Promise<boolean> => {
  const { rows } = await query('select name, checksum from migrations.applied')
  return pending(readMigrations(folder), new Map(rows.map((r) => [r.name, r.checksum]))).length === 0
}
