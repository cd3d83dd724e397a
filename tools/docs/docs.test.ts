import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { officeTables, tables } from '../../packages/contract/src/index.ts'
import { people } from '../../testing/src/people.ts'
import { settings } from '../../server/src/settings.ts'
import { listDependencies, listExplained } from './dependencies.ts'
import { findDeadLinks } from './links.ts'
import { renderPages } from './pages.ts'
import { findIdsInTitles, findNamedByTests, readRequirements } from './requirements.ts'
import { root } from './tree.ts'

describe('pages made from the code', () => {
  it.each(Object.entries(renderPages()))('%s is fresh; else run npm run docs', (file, text) => {
    expect(readFileSync(join(root, file), 'utf8')).toBe(text)
  })
})

describe('the register of requirements', () => {
  const ids = readRequirements().map(({ id }) => id)

  it('has every id once, in order', () => {
    const number = (id: string): number => Number(id.slice(1).split('.')[0]) * 1000 + Number(id.split('.')[1])
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => number(a) - number(b)))
  })

  it('knows every id that a test names', () => {
    expect([...findNamedByTests().keys()].filter((id) => !ids.includes(id))).toEqual([])
  })

  it('knows every id that a route names', () => {
    const named = [...Object.values(tables), ...Object.values(officeTables)].flatMap((table) =>
      Object.values(table).flatMap((route: { rows: readonly string[] }) => route.rows),
    )
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('calls nothing later that a test proves', () => {
    const named = findNamedByTests()
    expect(readRequirements().filter(({ id, state }) => state === 'later' && named.has(id))).toEqual([])
  })

  // Put together from two pieces, so that these samples are no titles themselves.
  const source = (...pieces: string[]): string => pieces.join('')
  it.each([
    ['a test', source('it', "('R5.6 a phone', () => {})"), ['R5.6']],
    ['a group', source('describe', "('R3.8 R5.11 cards', () => {})"), ['R3.8', 'R5.11']],
    ['a table of cases', source("it.each([\n  ['a(b)', 1],\n", "])('R4.1 %s', () => {})"), ['R4.1']],
    ['a table on one line', source("it.each(['a', 'b'] as const)", "('R4.5 %s', () => {})"), ['R4.5']],
    ['a table of a type', source("it.each([\n  ['a'],\n] as const", ")('R4.6 %s', () => {})"), ['R4.6']],
    [
      'a case of a table',
      source('it.each([\n  [', "'R4.1 R4.2 a(b)', 1],\n  [\n    ", '`R4.3 c`, 2],\n', "])('%s', () => {})"),
      ['R4.1', 'R4.2', 'R4.3'],
    ],
    ['a case that only holds an id', source('it.each([\n  [', "'R4.1', 1],\n", "])('%s', () => {})"), []],
    ['a comment', '// R9.9 is a comment', []],
    ['a value', `expect(text).toBe('R9.9')`, []],
  ])('finds the ids in the title of %s', (_what, text, expected) => {
    expect([...findIdsInTitles(text)]).toEqual(expected)
  })
})

describe('the documents', () => {
  it('give a reason for every direct dependency, and for none that is gone', () => {
    expect([...listExplained()].toSorted()).toEqual([...listDependencies().keys()].toSorted())
  })

  it('ask for each dependency in one exact version', () => {
    const loose = [...listDependencies()].filter(
      ([, found]) => found.size > 1 || [...found].some((v) => !/^(npm:[@\w./-]+@)?\d/.test(v)),
    )
    expect(loose).toEqual([])
  })

  it('name every command of package.json', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
    const missing = Object.keys(scripts).filter((name) => !new RegExp(`\`npm (run )?${name}[ \`]`).test(page))
    expect(missing).toEqual([])
  })

  it('list the demo people with what they log in with', () => {
    const lines = readFileSync(join(root, 'README.md'), 'utf8').split('\n')
    const table = lines.filter((line) => line.startsWith('| ')).join('\n')
    const words = Object.entries(people).flatMap(([name, person]) => [name, person.password])
    words.push(...Object.values(people).flatMap((p) => (p.realm === 'staff' ? p.totp_secret : p.withdrawal_password)))
    expect(words.filter((word) => !table.includes(word))).toEqual([])
  })

  it('tell of every setting of the site', () => {
    const page = readFileSync(join(root, 'docs/operating/site-settings.md'), 'utf8')
    expect(settings.filter(({ key }) => !page.includes(`\`${key}\``))).toEqual([])
  })

  it('lead nowhere dead', () => {
    expect(findDeadLinks()).toEqual([])
  })
})
