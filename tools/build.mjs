// Builds the front ends whose sources changed since their last build.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from './setup.mjs'

/** Packages whose sources end up in a browser: all but that which runs a database. */
const shared = readdirSync(join(root, 'packages'))
  .filter((name) => name !== 'postgres')
  .map((name) => `packages/${name}`)
const skipped = /^(node_modules|dist|coverage|README\.md|.*\.test\.tsx?)$/

/** Folders, from the root, that build a front end: the apps and the gallery of the kit. */
export const listFronts = () => {
  const apps = readdirSync(join(root, 'apps')).map((name) => `apps/${name}`)
  return [...apps, 'packages/ui/gallery'].filter((dir) => existsSync(join(root, dir, 'vite.config.ts')))
}

const addFolder = (hash, dir) => {
  for (const entry of readdirSync(dir, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.test(entry.name)) continue
    const path = join(dir, entry.name)
    if (entry.isDirectory()) addFolder(hash, path)
    else if (entry.isFile()) hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  }
}

const sourceHash = (app) => {
  const hash = createHash('sha256')
  for (const dir of [app, ...shared]) addFolder(hash, join(root, dir))
  for (const file of ['package-lock.json', 'tsconfig.base.json', 'apps/tsconfig.json'])
    hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const stampOf = (app) => join(root, app, 'dist', '.moongate')
const isFresh = (app, hash) => existsSync(stampOf(app)) && readFileSync(stampOf(app), 'utf8') === hash

const vite = (app, out) => {
  const program = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const words = [program, 'build', '--outDir', out, '--emptyOutDir', '--logLevel', 'warn']
  const env = { ...process.env, NODE_ENV: 'production' }
  return new Promise((done, refuse) => {
    let output = ''
    const child = spawn(process.execPath, words, {
      cwd: join(root, app),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', refuse)
    child.on('close', (code) => (code === 0 ? done() : refuse(new Error(`building ${app} failed\n${output.trim()}`))))
  })
}

const texts = /\.(html|js|css|svg|json|webmanifest)$/
const pack = { br: promisify(brotliCompress), gz: promisify(gzip) }
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Compresses once, as hard as it goes, so that the server only picks a file. */
const compress = async (dir) => {
  for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !texts.test(entry.name)) continue
    const path = join(entry.parentPath ?? entry.path, entry.name)
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, await pack.br(bytes, best))
    writeFileSync(`${path}.gz`, await pack.gz(bytes, { level: 9 }))
  }
}

/** Built aside and renamed, so a build that was cut short never looks finished. */
const build = async (app, hash) => {
  const out = join(root, '.cache', `build-${app.replaceAll('/', '-')}-${process.pid}`)
  const old = `${out}-old`
  const dist = join(root, app, 'dist')
  mkdirSync(join(root, '.cache'), { recursive: true })
  try {
    await vite(app, out)
    await compress(out)
    writeFileSync(join(out, '.moongate'), hash)
    if (existsSync(dist)) renameSync(dist, old)
    renameSync(out, dist)
  } finally {
    rmSync(out, { recursive: true, force: true })
    rmSync(old, { recursive: true, force: true })
  }
}

/** Builds what is stale; two at a time would only wait for each other's memory, so one after the other. */
export const buildApps = async (log = console.log, fronts = listFronts()) => {
  for (const app of fronts) {
    const hash = sourceHash(app)
    if (isFresh(app, hash)) continue
    const begun = performance.now()
    await build(app, hash)
    log(`built ${app} in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  }
}
