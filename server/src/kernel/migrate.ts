import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { type Applied, computeChecksum, type Migration, MigrationError, listPending } from './migrate.rules.ts'
import { ensureRole } from './migrate-role.ts'
import { requireNobodyServing } from './serving.ts'
import { quietWorkerLog } from './worker-log.ts'

export { MigrationError } from './migrate.rules.ts'

const own_folder = fileURLToPath(new URL('../../migrations/', import.meta.url))
/** A server that is told to leave is gone within 28 s. */
const PATIENCE_MS = 40_000
const LOCK = 7_266_310_418 // any number, the same in every starter

/**
 * `currency`: the site's, for files that give it to rows of before; a file that needs it fails where it is not known. `patience_ms`: how long it is
 * waited for servers of the version before.
 */
export type MigrateOptions = { dir?: string; currency?: string; patience_ms?: number }

/**
 * Brings a database up to date and answers the names of the files it ran: one transaction each, in order of their numbers. Starters
 * that race wait for each other. Throws MigrationError, one line that says what to do, and changes nothing, when a file that already
 * ran has changed, the database is newer than this program, or a server of the version before serves still.
 */
export const migrate = async (
  url: string,
  { dir = own_folder, currency, patience_ms = PATIENCE_MS }: MigrateOptions = {},
): Promise<string[]> => {
  const files = readMigrations(dir)
  const client = new pg.Client({ connectionString: url, application_name: 'moongate-migrate' })
  client.on('error', () => {}) // reported by the statement that notices it
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    if (currency !== undefined) await client.query(`select set_config('moongate.currency', $1, false)`, [currency])
    return await run(client, url, files, patience_ms)
  } finally {
    await client.end() // gives the lock back too
  }
}

const readMigrations = (dir: string): Migration[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(`${dir}/${name}`, 'utf8')
      return { name, text, checksum: computeChecksum(text) }
    })

const run = async (client: pg.Client, url: string, files: Migration[], patience_ms: number): Promise<string[]> => {
  await ensureRole(client)
  await client.query(`create schema if not exists kernel;
    create table if not exists kernel.migrations (name text primary key, checksum text not null, applied_at timestamptz not null default clock_timestamp())`)
  const applied = await readApplied(client)
  const todo = listPending(files, applied)
  if (applied.length > 0 && todo.length > 0) await requireNobodyServing(client, patience_ms)
  await runMigrations({ connectionString: url, logger: quietWorkerLog }) // the job queue, which our files call
  for (const file of todo) await apply(client, file)
  return todo.map(({ name }) => name)
}

const readApplied = async (client: Pick<pg.ClientBase, 'query'>): Promise<Applied[]> =>
  (await client.query<Applied>('select name, checksum from kernel.migrations')).rows

const apply = async (client: pg.Client, { name, text, checksum: sum }: Migration): Promise<void> => {
  try {
    await client.query('begin')
    await client.query(text)
    await client.query('insert into kernel.migrations (name, checksum) values ($1, $2)', [name, sum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new MigrationError(`migration ${name} failed and was rolled back: ${explainFailure(error, text)}`, {
      cause: error,
    })
  }
}

const explainFailure = (error: unknown, text: string): string => {
  if (!(error instanceof pg.DatabaseError)) return String(error)
  const line = error.position === undefined ? '' : ` (line ${text.slice(0, Number(error.position)).split('\n').length})`
  return `${error.message}${line}`
}
