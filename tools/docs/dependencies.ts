import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFilesLike, root } from './tree.ts'

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>

const ours = /^@moongate\//

/** Name → versions of everything that a package.json of ours asks for directly. */
export const listDependencies = (): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>()
  for (const file of listFilesLike(/(^|\/)package\.json$/)) {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest
    const asked = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
    for (const [name, version] of Object.entries(asked)) {
      if (!ours.test(name)) found.set(name, (found.get(name) ?? new Set()).add(version))
    }
  }
  return found
}

/** Names that have a line with a reason in decisions/0003. */
export const listExplained = (): Set<string> => {
  const text = readFileSync(join(root, 'docs/decisions/0003-few-dependencies.md'), 'utf8')
  const lines = [...text.matchAll(/^\| (`.+`) \| \S.* \|$/gm)].flatMap(
    ([, names = '']) => names.match(/`[^`]+`/g) ?? [],
  )
  return new Set(lines.map((name) => name.slice(1, -1)))
}
