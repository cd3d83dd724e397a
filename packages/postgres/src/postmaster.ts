import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import net from 'node:net'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { readLastError, port, type Cluster } from './cluster.ts'
import { PostgresError } from './error.ts'
import { isAlive, readCommandLine, findProcessesIn, sleep, waitUntil } from './process.ts'

const startTimeout_ms = 120_000
const orphanPatience_ms = 3_000
const answerTimeout_ms = 5_000
/** What PostgreSQL says while processes of a killed postmaster are still leaving. */
const leaving = /pre-existing shared memory block|lock file .* already exists|is another post(master|gres)/

type Note = { pid: number; status: string }

/** What postmaster.pid says: process in line 1, status in line 8. */
const readNote = (cluster: Cluster): Note | undefined => {
  try {
    const lines = readFileSync(join(cluster.data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), status: (lines[7] ?? '').trim() }
  } catch {
    return undefined
  }
}

/** PostgreSQL's SSLRequest: any living postmaster answers it with one byte. */
const greeting = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f])

/** A connection alone proves little: the system accepts it for a process that is just dying. */
const checkAnswers = (socket_dir: string): Promise<boolean> => {
  return new Promise((tell) => {
    const socket = net.connect(join(socket_dir, `.s.PGSQL.${port}`), () => socket.write(greeting))
    socket.setTimeout(answerTimeout_ms, () => socket.destroy())
    socket.on('error', () => undefined) // 'close' follows
    socket.on('close', () => tell(false))
    socket.on('data', () => {
      tell(true)
      socket.destroy()
    })
  })
}

/** The number in postmaster.pid may be a zombie's or have gone to another program: only a postmaster of this folder counts. */
const isOurs = (cluster: Cluster, pid: number): boolean =>
  isAlive(pid) && readCommandLine(pid).includes(` -D ${cluster.data} `)

/** The process of a server already running in this folder and answering; waits while it starts or stops. */
export const findRunning = async (cluster: Cluster, socket_dir: string): Promise<number | undefined> => {
  const found = readNote(cluster)
  if (!found || !isOurs(cluster, found.pid)) return undefined
  const isReady = async () => readNote(cluster)?.status === 'ready' && (await checkAnswers(socket_dir))
  await waitUntil(startTimeout_ms, async () => !isAlive(found.pid) || (await isReady()))
  if (!isAlive(found.pid)) return undefined
  if (await isReady()) return found.pid
  throw new PostgresError(
    'failed',
    `the database in ${cluster.dir} (process ${found.pid}) does not answer; see ${cluster.log_file}`,
  )
}

/** PostgreSQL would respect a zombie's notes and refuse to start: both must go. */
const removeStaleNotes = (cluster: Cluster, socket_dir: string): void => {
  const found = readNote(cluster)
  if (found && isOurs(cluster, found.pid)) return
  rmSync(join(cluster.data, 'postmaster.pid'), { force: true })
  rmSync(join(socket_dir, `.s.PGSQL.${port}.lock`), { force: true })
}

const buildSettings = (socket_dir: string, durable: boolean): string[] => {
  const buffers_mb = Math.max(32, Math.min(durable ? 256 : 128, Math.floor(totalmem() / 2 ** 20 / 8)))
  const chosen: Record<string, string> = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    shared_buffers: `${buffers_mb}MB`,
    max_wal_size: '2GB',
    min_wal_size: '1GB', // a crowd after quiet hours finds the log's files there: making one holds up every commit
    autovacuum_naptime: '10s', // a new site's tables grow a hundredfold within the minute that it would be: plans go by what was counted
    max_connections: '200',
    timezone: 'UTC',
    log_checkpoints: 'off',
    createrole_self_grant: 'set, inherit',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  return [
    '-p',
    String(port),
    '-k',
    socket_dir,
    ...Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

const openLog = (cluster: Cluster): number => {
  const size = statSync(cluster.log_file, { throwIfNoEntry: false })?.size ?? 0
  if (size > 16 * 2 ** 20) renameSync(cluster.log_file, `${cluster.log_file}.1`)
  return openSync(cluster.log_file, 'a', 0o600)
}

/** One try; the process number, or what PostgreSQL said when it left. Detached: Ctrl-C reaches the product first. */
const attempt = async (cluster: Cluster, socket_dir: string, durable: boolean): Promise<number | { said: string }> => {
  const log = openLog(cluster)
  const from = statSync(cluster.log_file).size
  const program = join(cluster.native, 'bin', 'postgres')
  const [command, ...words] = [...cluster.as.prefix, program, '-D', cluster.data, ...buildSettings(socket_dir, durable)]
  const child = spawn(command!, words, {
    ...cluster.as.ids,
    detached: true,
    stdio: ['ignore', log, log],
    cwd: cluster.dir,
    env: cluster.environment,
  })
  closeSync(log)
  let left = false
  child.on('exit', () => (left = true))
  child.on('error', () => (left = true))
  child.unref()
  const isUp = async () =>
    readNote(cluster)?.pid === child.pid && readNote(cluster)?.status === 'ready' && (await checkAnswers(socket_dir))
  await waitUntil(startTimeout_ms, async () => left || (await isUp()))
  if (!left && child.pid !== undefined && (await isUp())) return child.pid
  return { said: readFileSync(cluster.log_file).subarray(from).toString() }
}

/** Starts PostgreSQL and waits until it answers. After a kill it tries again while old backends leave, at last ending them. */
export const launch = async (cluster: Cluster, socket_dir: string, durable: boolean): Promise<number> => {
  const begun = performance.now()
  for (;;) {
    removeStaleNotes(cluster, socket_dir)
    const result = await attempt(cluster, socket_dir, durable)
    if (typeof result === 'number') return result
    const waited_ms = performance.now() - begun
    if (!leaving.test(result.said) || waited_ms > 20_000) {
      throw new PostgresError(
        'failed',
        `the database in ${cluster.dir} did not start: ${readLastError(result.said)} (see ${cluster.log_file})`,
      )
    }
    if (waited_ms > orphanPatience_ms) for (const pid of findProcessesIn(cluster.data)) signal(pid, 'SIGQUIT')
    await sleep(200)
  }
}

/** What a crash would do; resolves when the process has gone. */
export const kill = async (pid: number): Promise<void> => {
  signal(pid, 'SIGKILL')
  await waitUntil(10_000, () => !isAlive(pid))
}

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch {
    // has left meanwhile
  }
}

/** Fast shutdown: open transactions are rolled back, files are left clean. */
export const shutDown = async (pid: number): Promise<void> => {
  signal(pid, 'SIGINT')
  if (await waitUntil(30_000, () => !isAlive(pid))) return
  signal(pid, 'SIGQUIT')
  await waitUntil(10_000, () => !isAlive(pid))
}
