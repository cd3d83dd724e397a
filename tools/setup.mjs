// What every command needs before anything else: the right Node.js and the packages of the lockfile. No dependency here.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'node_modules', '.moongate')

/** Ends the process with one line for the operator. */
export const fail = (line) => {
  console.error(`moongate: ${line}`)
  process.exit(1)
}

export const checkNode = (version = process.versions.node) => {
  const [major, minor] = version.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    fail(`needs Node.js 20.19 or newer, this is ${version}; install a newer Node.js`)
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/** True when node_modules holds every version the lockfile names, whoever installed it. */
const matchesLock = () => {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const found = JSON.parse(readFileSync(installed, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      (path in found ? found[path].version === entry.version : !path.includes('node_modules/')),
  )
}

/** The npm that runs us, or the one on PATH. */
export const runNpm = (words, options = {}) => {
  const self = process.env.npm_execpath
  const own = self && /npm-cli\.[cm]?js$/.test(self)
  return spawnSync(own ? process.execPath : 'npm', own ? [self, ...words] : words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  })
}

/** Installs the lockfile's packages when they are missing or the lockfile changed; install scripts are not needed. */
export const install = (log = console.log) => {
  const hash = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  if (!matchesLock()) {
    log('installing packages')
    const done = runNpm(['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'])
    if (done.status !== 0)
      fail(`npm ci failed: ${(done.stderr || done.error?.message || '').trim().split('\n').slice(0, 3).join(' | ')}`)
  }
  writeFileSync(stamp, hash)
}

/** Lets this process import the TypeScript sources. */
export const loadTypescript = async () => {
  const { register } = await import('tsx/esm/api')
  register()
}

/** Settings from a file .env beside package.json; what the environment says already wins. */
export const loadEnv = () => {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
