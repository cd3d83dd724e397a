import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isAlive, readOwner, startPostgres, waitUntil, type EmbeddedPostgres } from '@moongate/postgres'
import pg from 'pg'
import { OperatorError } from './operator-error.ts'

export type Database = { url: string; embedded: EmbeddedPostgres | undefined; stop: () => Promise<void> }
type Translate = (line: string) => void

/** How long a start waits for an earlier one on the same folder that is just leaving. */
const leavePatience_ms = 4_000
const watchEvery_ms = 300
const connectTimeout_ms = 8_000

/** Not mkdir's own `recursive`: in a folder that refuses new entries with ENOENT, such as /proc, that one never ends. */
const makeFolder = (dir: string): void => {
  if (existsSync(dir)) return
  makeFolder(dirname(dir))
  try {
    mkdirSync(dir)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // another start was faster
  }
}

/** Makes DATA_DIR; throws one line when nothing can be written there. */
export const checkDataDir = (dir: string): void => {
  try {
    makeFolder(dir)
    accessSync(dir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'error'
    throw new OperatorError(`cannot write to DATA_DIR ${dir} (${code}); make it writable or set another DATA_DIR`)
  }
}

/** Throws one line while another living start holds the folder. */
export const checkOwner = async (dir: string): Promise<void> => {
  const folder = join(dir, 'postgres')
  if (await waitUntil(leavePatience_ms, () => readOwner(folder) === undefined)) return
  throw new OperatorError(
    `DATA_DIR ${dir} is in use by another start (process ${readOwner(folder)}); stop that one first or set another DATA_DIR`,
  )
}

/** The PostgreSQL of DATABASE_URL; throws one line, without its password, when it does not answer or is too old. */
export const openExternalDatabase = async (url: string): Promise<Database> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeout_ms })
  client.on('error', () => undefined)
  let version: number
  try {
    await client.connect()
    const found = await client.query<{ server_version_num: string }>('show server_version_num')
    version = Number(found.rows[0]?.server_version_num)
  } catch (error) {
    throw new OperatorError(
      `cannot reach the database of DATABASE_URL: ${explainReason(error)}; check the address, or unset it to use the embedded one`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
  if (version < 150_000)
    throw new OperatorError(
      `the database of DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}; 15 or newer is needed`,
    )
  return { url, embedded: undefined, stop: async () => undefined }
}

const explainReason = (error: unknown): string => {
  const inner = error instanceof AggregateError ? error.errors[0] : error
  const { message = '', code = '' } = inner as { message?: string; code?: string }
  return (message || code || 'no answer').replaceAll('\n', ' ')
}

/** The embedded PostgreSQL under DATA_DIR. While the product runs, it is started again whenever it dies. */
export const openEmbeddedDatabase = async (
  dir: string,
  translate: Translate,
  lost: (error: unknown) => void,
): Promise<Database> => {
  const embedded = await startPostgres({ dir: join(dir, 'postgres'), log: translate })
  const stopWatching = watch(embedded, translate, lost)
  return {
    url: embedded.url,
    embedded,
    stop: async () => {
      await stopWatching()
      await embedded.stop()
    },
  }
}

const watch = (
  embedded: EmbeddedPostgres,
  translate: Translate,
  lost: (error: unknown) => void,
): (() => Promise<void>) => {
  let reviving: Promise<void> | undefined
  const giveUp = (error: unknown): void => {
    clearInterval(timer)
    lost(error)
  }
  const timer = setInterval(() => {
    if (reviving || isAlive(embedded.pid)) return
    translate('the database died; starting it again')
    reviving = embedded
      .revive()
      .then(() => translate('the database is back'), giveUp)
      .finally(() => (reviving = undefined))
  }, watchEvery_ms)
  return async () => {
    clearInterval(timer)
    await reviving
  }
}
