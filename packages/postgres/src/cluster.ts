import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PostgresError } from './error.ts'
import { runAs, type RunAs } from './run-as.ts'
import { hydrate, findRuntimeDir } from './runtime.ts'

export const port = 5432
/** Bytes a socket path may have, one less than the smallest sun_path (macOS). */
const longestSocketPath = 102

/** Where everything of one embedded server lies. `data` is PostgreSQL's own folder. */
export type Cluster = {
  dir: string
  data: string
  native: string
  as: RunAs
  log_file: string
  environment: NodeJS.ProcessEnv
}
export type Secrets = { admin: string; owner: string }

/** Opens the folder (mode 0700) and finds out how PostgreSQL can run there. Throws `unwritable`, `no_runtime` or `no_user`. */
export const openCluster = (wanted: string): Cluster => {
  const native = findRuntimeDir()
  hydrate(native)
  try {
    mkdirSync(wanted, { recursive: true, mode: 0o700 })
    const dir = realpathSync(wanted)
    const data = join(dir, 'data')
    const made = existsSync(join(data, 'PG_VERSION')) ? statSync(data) : undefined
    const as = runAs([join(native, 'bin', 'postgres'), dirname(dir)], made && { uid: made.uid, gid: made.gid })
    chmodSync(dir, 0o700)
    as.give(dir)
    writeFileSync(join(dir, 'write.test'), '')
    rmSync(join(dir, 'write.test'))
    return {
      dir,
      data,
      native,
      as,
      log_file: join(dir, 'postgres.log'),
      environment: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    }
  } catch (error) {
    if (error instanceof PostgresError) throw error
    const code = (error as NodeJS.ErrnoException).code ?? 'error'
    throw new PostgresError(
      'unwritable',
      `cannot write to ${wanted} (${code}); make it writable or set another DATA_DIR`,
    )
  }
}

/** Passwords of the administrator and of the product's role, made once; only the starter's user can read them. */
export const readSecrets = (cluster: Cluster): Secrets => {
  const file = join(cluster.dir, 'secrets.json')
  if (!existsSync(file)) {
    const made: Secrets = { admin: randomBytes(24).toString('base64url'), owner: randomBytes(24).toString('base64url') }
    writeFileSync(`${file}.tmp`, JSON.stringify(made), { mode: 0o600 })
    renameSync(`${file}.tmp`, file)
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets
}

const removeHalfMade = (dir: string): void => {
  for (const name of readdirSync(dir).filter((entry) => /^init\.\d+\.tmp$/.test(entry))) {
    try {
      rmSync(join(dir, name), { recursive: true, force: true })
    } catch {
      // still being written to; the next start will find it
    }
  }
}

/** Makes the database files where there are none. Made aside and renamed, so half-made files never look finished. */
export const initialise = async (cluster: Cluster, secrets: Secrets, sync: boolean): Promise<boolean> => {
  if (existsSync(join(cluster.data, 'PG_VERSION'))) return false
  const target = join(cluster.dir, `init.${process.pid}.tmp`) // initdb of a killed start may still be writing to its own
  const password = join(cluster.dir, 'init.password')
  removeHalfMade(cluster.dir)
  writeFileSync(password, secrets.admin, { mode: 0o600 })
  cluster.as.give(password)
  const flags = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${password}`, '-E', 'UTF8']
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8']
  try {
    await run(cluster, 'initdb', ['-D', target, ...flags, ...locale, ...(sync ? [] : ['--no-sync'])])
  } finally {
    rmSync(password, { force: true })
  }
  renameSync(target, cluster.data)
  return true
}

const run = (cluster: Cluster, program: string, words: string[]): Promise<void> => {
  const [command, ...rest] = [...cluster.as.prefix, join(cluster.native, 'bin', program), ...words]
  return new Promise((done, fail) => {
    let output = ''
    const child = spawn(command!, rest, {
      ...cluster.as.ids,
      cwd: cluster.dir,
      env: cluster.environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => fail(new PostgresError('failed', `${program} did not start: ${error.message}`)))
    child.on('close', (code) =>
      code === 0 ? done() : fail(new PostgresError('failed', `${program} failed: ${readLastError(output)}`)),
    )
  })
}

/** The last line of an output that says what went wrong. */
export const readLastError = (text: string): string => {
  const lines = text.trim().split('\n')
  const told = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? ''
  return told.replace(/^.*?(FATAL|PANIC|error):\s*/, '').trim() || 'no reason given'
}

const findUsable = (dir: string, uid: number): boolean => {
  const found = lstatSync(dir, { throwIfNoEntry: false })
  return found !== undefined && found.isDirectory() && (found.mode & 0o077) === 0 && (uid < 0 || found.uid === uid)
}

/** Folder of the Unix socket: the cluster's own, or a short private one in the temporary folder when that path is too long. */
export const chooseSocketDir = (cluster: Cluster): string => {
  if (Buffer.byteLength(join(cluster.dir, `.s.PGSQL.${port}`)) <= longestSocketPath) return cluster.dir
  const note = join(cluster.dir, 'socket_dir')
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : ''
  if (noted && findUsable(noted, cluster.as.uid)) return noted
  const made = mkdtempSync(join(tmpdir().length < 60 ? tmpdir() : '/tmp', 'moongate-'))
  cluster.as.give(made)
  writeFileSync(note, made)
  return made
}
