import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listFilesLike, root } from './tree.ts'

/** What the ranges of numbers are about. */
const ranges: readonly (readonly [from: number, about: string])[] = [
  [1, 'The whole'],
  [10, 'Running and tools'],
  [20, 'Kernel'],
  [30, 'The wire'],
  [40, 'Front ends'],
  [50, 'Lottery, bets and suppliers'],
  [60, 'Members, sessions, staff, audit, policy'],
  [70, 'Back office and other modules'],
]

const listHeadings = (): { file: string; number: number; title: string }[] =>
  listFilesLike(/^docs\/decisions\/\d{4}-.*\.md$/).map((path) => {
    const [, number = '', title = ''] = /^# (\d{4}) (.*)$/m.exec(readFileSync(join(root, path), 'utf8')) ?? []
    return { file: basename(path), number: Number(number), title }
  })

const renderSection = (from: number, until: number, about: string): string[] => {
  const rows = listHeadings().filter(({ number }) => number >= from && number < until)
  if (rows.length === 0) return []
  return [`## ${about}`, '', ...rows.map(({ file, title }) => `- [${file.slice(0, 4)}](${file}) ${title}`), '']
}

/** docs/decisions/README.md */
export const renderDecisions = (): string =>
  [
    '# Decisions',
    '',
    'Made by `npm run docs` from the records. Do not edit.',
    '',
    'One record for each choice that somebody might want to make differently, and for each gap of the specification. A record is',
    'not rewritten when a choice changes: a new one takes its place and says so. Start from the [template](template.md).',
    '',
    ...ranges.flatMap(([from, about], i) => renderSection(from, ranges[i + 1]?.[0] ?? 10_000, about)),
  ].join('\n')
