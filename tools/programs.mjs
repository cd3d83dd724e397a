// Builds what runs in processes of its own, the server first, as one set of scripts: starting from the sources takes three times as long.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './setup.mjs'

const out = join(root, '.cache', 'programs')
const sources = ['packages', 'sandbox', 'server', 'testing', 'e2e/harness']
const skipped = /^(node_modules|dist|art|migrations|gallery|README\.md|.*\.test\.tsx?)$/
/** What runs from its own package, as it was installed. */
const isOurs = (id) => /^[./]|^@moongate\//.test(id)

/** Files that are started as programs, for people and for tests. */
const PROGRAMS = [
  'server/src/main.ts',
  'server/src/server-process.ts',
  'server/src/worker-process.ts',
  'server/src/setting-put.ts',
  'server/src/staff-add.ts',
  'server/src/staff-remove.ts',
  'server/src/secret-replace.ts',
  'server/src/restored.ts',
  'sandbox/suppliers/src/main.ts',
  'sandbox/gateway/src/main.ts',
  'sandbox/chain/src/main.ts',
  'server/test/torture/process.ts',
  'e2e/harness/serve-alone.ts',
]
/** Builds of this many versions are kept: a product that runs from one starts its workers anew from it. */
const KEPT = 3

const listSources = (dir) =>
  readdirSync(join(root, dir), { withFileTypes: true })
    .filter(({ name }) => !skipped.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listSources(join(dir, entry.name)) : [join(dir, entry.name)]))

const hashSources = () => {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(import.meta.url)
  for (const file of ['tools/programs.mjs', ...sources.flatMap(listSources)])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** The name under which `file`, a path of a source, is built: its way from the root with dots. */
const nameProgram = (file) => relative(root, file).replaceAll('/', '.').replace(/ts$/, 'mjs')

/** A file finds what lies beside it by where it stands as a source. */
const keepPlace = {
  name: 'keep-place',
  transform: {
    filter: { code: /import\.meta\.url/ },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
}

const build = async (dir) => {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(PROGRAMS.map((file) => [nameProgram(join(root, file)).replace(/\.mjs$/, ''), file])),
    platform: 'node',
    external: (id) => !isOurs(id),
    plugins: [keepPlace],
  })
  const aside = `${dir}-${process.pid}`
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' }
  await bundle.write({ dir: aside, format: 'esm', sourcemap: true, ...names })
  await bundle.close()
  if (existsSync(dir)) rmSync(aside, { recursive: true })
  else renameSync(aside, dir)
}

const readTime = ({ name }) => statSync(join(out, name)).mtimeMs

const forget = () => {
  const old = readdirSync(out, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const newest = old.toSorted((a, b) => readTime(b) - readTime(a))
  for (const { name } of newest.slice(KEPT)) rmSync(join(out, name), { recursive: true, force: true })
}

/** The folder of the programs of these sources; built if there is none. `PROGRAMS` names it to the processes that start others. */
export const buildPrograms = async () => {
  const dir = join(out, hashSources())
  mkdirSync(out, { recursive: true })
  if (!existsSync(dir)) {
    await build(dir)
    forget()
  }
  process.env.PROGRAMS = dir
  return dir
}

/** A program of these sources as built. */
export const importProgram = async (file) => {
  process.setSourceMapsEnabled(true)
  return import(pathToFileURL(join(await buildPrograms(), nameProgram(join(root, file)))).href)
}
