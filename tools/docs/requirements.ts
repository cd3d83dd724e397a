import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listFilesLike, root } from './tree.ts'

/** `built`: in the product today; `part`: some of it is; `later`: none of it yet. */
export type Requirement = { id: string; state: 'built' | 'part' | 'later'; what: string }

export const readRequirements = (): Requirement[] =>
  JSON.parse(readFileSync(join(root, 'docs/requirements.json'), 'utf8')) as Requirement[]

const areas: Record<string, string> = {
  R1: 'Product',
  R2: 'Screens and routes',
  R3: 'Data',
  R4: 'States',
  R5: 'Validation',
  R6: 'Roles',
  R7: 'Calls',
  R8: 'Errors and texts',
  R9: 'Constants',
}

/** A title stands after `it(`, `test(`, `describe(`, or after the table of an `.each`, on one line with it or at its end. */
const title = /(?:\b(?:it|test|describe)(?:\.\w+)*\s*\(|(?:\b(?:it|test|describe)\.\w.*|^\s*[\]}].*)\)\()\s*(['"`].*)/gm

/** The first cell of a case in the table of an `.each`, which its title shows: ids, then words. */
const row = /[[(,]\s*\[\s*['"`]((?:R\d+\.\d+ )+)\S/g

/** The requirement ids that the titles of one test file name, those of single cases too. */
export const findIdsInTitles = (source: string): Set<string> =>
  new Set(
    [...source.matchAll(title), ...source.matchAll(row)].flatMap(([, text = '']) => text.match(/\bR\d+\.\d+\b/g) ?? []),
  )

/** Requirement id → the test files that name it. */
export const findNamedByTests = (): Map<string, string[]> => {
  const named = new Map<string, string[]>()
  for (const file of listFilesLike(/\.(test|e2e)\.tsx?$/)) {
    for (const id of findIdsInTitles(readFileSync(join(root, file), 'utf8')))
      named.set(id, [...(named.get(id) ?? []), file])
  }
  return named
}

const renderLink = (file: string): string => `[${basename(file).replace(/\.(test|e2e)\.tsx?$/, '')}](../${file})`

const renderRow = (r: Requirement, files: readonly string[]): string =>
  `| ${r.id} | ${r.what} | ${r.state} | ${files.length > 0 ? files.map(renderLink).join(', ') : '–'} |`

const renderSection = (area: string, all: readonly Requirement[], named: Map<string, string[]>): string[] => [
  `## ${area} ${areas[area] ?? ''}`,
  '',
  '| id | what must hold | state | tests |',
  '|---|---|---|---|',
  ...all.filter((r) => r.id.startsWith(`${area}.`)).map((r) => renderRow(r, named.get(r.id) ?? [])),
  '',
]

/** docs/requirements.md */
export const renderRequirements = (all: readonly Requirement[], named: Map<string, string[]>): string => {
  const count = (state: Requirement['state']): number => all.filter((r) => r.state === state).length
  return [
    '# Requirements',
    '',
    'Made by `npm run docs` from [requirements.json](requirements.json) and the titles of the tests. Do not edit.',
    '',
    `${all.length} rows: ${count('built')} built, ${count('part')} in part, ${count('later')} later. ${all.filter((r) => named.has(r.id)).length} are named by a test.`,
    'A test names a row in its title when it proves something of it; `–` means that no test does.',
    '',
    ...Object.keys(areas).flatMap((area) => renderSection(area, all, named)),
  ].join('\n')
}
