import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Folders that hold nothing a person wrote. */
const skipped = new Set(['node_modules', 'dist', 'coverage', 'test-results'])

/** Every file of the tree whose path matches, relative to the root, in order. Hidden folders are left out. */
export const listFilesLike = (pattern: RegExp, dir = root): string[] =>
  readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(dir, entry.name)
      if (entry.isDirectory())
        return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : listFilesLike(pattern, path)
      const name = relative(root, path).replaceAll('\\', '/')
      return pattern.test(name) ? [name] : []
    })
    .toSorted()
