import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const SKIPPED = new Set(['node_modules', 'dist', '.data', '.cache', '.git', '.shots', 'coverage', 'locales', 'art'])

/** A source file by its path from the root, with its text. */
export type Source = { path: string; text: string }

const walk = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return []
    const path = join(dir, entry.name)
    return entry.isDirectory() ? walk(path) : [path]
  })

/** Every file below some folders with one of the endings; '' is the root's own files. */
export const readSources = (folders: readonly string[], endings: RegExp): Source[] =>
  folders
    .flatMap((folder) => (folder === '' ? readdirSync(ROOT).map((name) => join(ROOT, name)) : walk(join(ROOT, folder))))
    .filter((path) => endings.test(path))
    .map((path) => ({ path: relative(ROOT, path).split('\\').join('/'), text: readFileSync(path, 'utf8') }))

/** Tests, and what only tests use. */
export const isTest = (path: string): boolean =>
  /\.(test|e2e)\.tsx?$/.test(path) ||
  /(^|\/)(test|gallery|fixtures)\//.test(path) ||
  /(^|\/)(testing|test-[a-z-]+)\.tsx?$/.test(path)

/** What ships or runs, without its tests and without what is made by machine. */
export const readProduct = (folders: readonly string[], endings: RegExp): Source[] =>
  readSources(folders, endings).filter(({ path }) => !isTest(path) && !path.endsWith('.gen.ts'))

/** Runs a rule over files; every fault is a sentence that begins with the file. */
export const findFaults = (rule: (file: Source) => string[], files: readonly Source[]): string[] => files.flatMap(rule)
