import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { initialise, openCluster, port, readSecrets, chooseSocketDir, type Cluster, type Secrets } from './cluster.ts'
import { takeOwnership } from './owner-lock.ts'
import { kill, launch, findRunning, shutDown } from './postmaster.ts'
import { isAlive } from './process.ts'

export type StartOptions = {
  /** Folder of the database; made when missing, mode 0700. */
  dir: string
  /** One short line for each thing worth telling. */
  log?: (line: string) => void
  /** False for throw-away databases of tests: no fsync, and no autovacuum, whose workers stand in the way of dropping one. A killed process loses nothing, a crash of the machine all. */
  durable?: boolean
}

export type EmbeddedPostgres = {
  /** postgresql://… of the product's role over the Unix socket. */
  url: string
  /** The same as administrator; the product does not need it. */
  admin_url: string
  /** Process number of the postmaster now. */
  readonly pid: number
  /** True when a server left by an earlier start was found running. */
  adopted: boolean
  alive: () => boolean
  /** Starts the server again after it died. The url stays. */
  revive: () => Promise<void>
  /** Clean stop; resolves when the process has gone. */
  stop: () => Promise<void>
  /** Leaves the server running and gives the folder free for another start. */
  release: () => void
  /** Ends the postmaster as a crash would; resolves when it has gone (crash tests). */
  kill9: () => Promise<void>
}

const role = 'moongate'

const buildUrl = (user: string, password: string, database: string, socket_dir: string): string => {
  return `postgresql://${user}:${password}@localhost/${database}?host=${encodeURIComponent(socket_dir)}&port=${port}`
}

/** The product's role owns its database and may make roles and databases, but is no superuser. */
const provide = async (admin_url: string, secrets: Secrets): Promise<void> => {
  const client = new pg.Client({ connectionString: admin_url })
  await client.connect()
  try {
    const known = await client.query('select 1 from pg_roles where rolname = $1', [role])
    if (!known.rowCount) await client.query(`create role ${role} login createrole createdb password '${secrets.owner}'`)
    const made = await client.query('select 1 from pg_database where datname = $1', [role])
    if (!made.rowCount) await client.query(`create database ${role} owner ${role}`)
  } finally {
    await client.end()
  }
}

type Server = { cluster: Cluster; secrets: Secrets; socket_dir: string }

const buildUrls = (server: Server): { url: string; admin_url: string } => {
  return {
    url: buildUrl(role, server.secrets.owner, role, server.socket_dir),
    admin_url: buildUrl('postgres', server.secrets.admin, 'postgres', server.socket_dir),
  }
}

const bringUp = async (server: Server, o: StartOptions): Promise<{ pid: number; adopted: boolean }> => {
  const left = await findRunning(server.cluster, server.socket_dir)
  if (left !== undefined) return { pid: left, adopted: true }
  const pid = await launch(server.cluster, server.socket_dir, o.durable ?? true)
  return { pid, adopted: false }
}

/**
 * Starts (or adopts) the PostgreSQL of a folder and holds the folder until `stop` or `release`.
 * Throws PostgresError with one line for the operator: `in_use`, `unwritable`, `no_runtime`, `no_user`, `failed`.
 */
export const startPostgres = async (o: StartOptions): Promise<EmbeddedPostgres> => {
  const cluster = openCluster(resolve(o.dir))
  const release = takeOwnership(cluster.dir, cluster.dir)
  try {
    const server: Server = { cluster, secrets: readSecrets(cluster), socket_dir: chooseSocketDir(cluster) }
    if (await initialise(cluster, server.secrets, o.durable ?? true)) o.log?.('made a new database')
    const up = await bringUp(server, o)
    if (up.adopted) o.log?.(`found the database of an earlier start still running (process ${up.pid})`)
    await provide(buildUrls(server).admin_url, server.secrets)
    return createHandle(server, o, up, release)
  } catch (error) {
    release()
    throw error
  }
}

const createHandle = (
  server: Server,
  o: StartOptions,
  up: { pid: number; adopted: boolean },
  release: () => void,
): EmbeddedPostgres => {
  let pid = up.pid
  return {
    ...buildUrls(server),
    adopted: up.adopted,
    get pid() {
      return pid
    },
    alive: () => isAlive(pid),
    revive: async () => {
      pid = (await bringUp(server, o)).pid
    },
    stop: async () => {
      await shutDown(pid)
      release()
    },
    release,
    kill9: () => kill(pid),
  }
}

/** Address of the server running in a folder, whoever started it; undefined when none runs there. Takes nothing over. */
export const findRunningPostgres = async (dir: string): Promise<string | undefined> => {
  if (!existsSync(join(dir, 'data', 'PG_VERSION'))) return undefined
  const cluster = openCluster(resolve(dir))
  const server: Server = { cluster, secrets: readSecrets(cluster), socket_dir: chooseSocketDir(cluster) }
  return (await findRunning(cluster, server.socket_dir)) === undefined ? undefined : buildUrls(server).url
}
