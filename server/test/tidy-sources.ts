import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SKIPPED = new Set(['node_modules', 'dist', '.data', '.cache', '.git', 'coverage', 'locales', 'art'])

/** A source file by its path from the root, with its text. */
export type Source = { path: string; text: string }

const walk = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return []
    const path = join(dir, entry.name)
    return entry.isDirectory() ? walk(path) : [path]
  })

/** Every file below some folders with one of the endings. */
export const readSources = (folders: readonly string[], endings: RegExp): Source[] =>
  folders
    .flatMap((folder) => walk(join(ROOT, folder)))
    .filter((path) => endings.test(path))
    .map((path) => ({ path: relative(ROOT, path).split('\\').join('/'), text: readFileSync(path, 'utf8') }))

export const isTest = (path: string): boolean =>
  /\.(test|e2e)\.tsx?$/.test(path) || /(^|\/)(test|gallery|fixtures)\//.test(path)

/** Where an import leads: a path from the root for a relative one, the name itself for a package. */
export const listImports = ({ path, text }: Source): string[] =>
  [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
    ),
  ].map(([, a, b]) => {
    const target = a ?? b ?? ''
    return target.startsWith('.') ? posix.normalize(posix.join(dirname(path), target)) : target
  })
