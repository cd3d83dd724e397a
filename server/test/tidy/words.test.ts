import { describe, expect, it } from 'vitest'
import { readSources } from './sources.ts'
import { findOldWords, findWordFaults, STILL } from './words.rules.ts'

/** What people read and write. Texts, seeds and migrations that ran say what they say; what is made by machine follows. */
const OTHERS =
  /\.gen\.ts$|^server\/migrations\/|^server\/test\/tidy\/words|^package(-lock)?\.json$|^server\/src\/modules\/site\/seed\//
const files = readSources(
  ['', 'server', 'packages', 'apps', 'testing', 'tools', 'bench', 'e2e', 'docs'],
  /\.(ts|tsx|mts|mjs|css|md|json)$/,
).filter(({ path }) => !OTHERS.test(path))

describe('words that are gone', () => {
  it('stay gone', () => expect(findWordFaults(files, STILL)).toEqual([]))
})

describe('the rule of words sees', () => {
  const count = (path: string, text: string) => findOldWords({ path, text }).length
  it.each([
    ['a word in a comment', 'server/src/a.ts', '// the door of the room', 2],
    ['a word within a name', 'server/src/a.ts', 'mountRoom(furnish_all)', 2],
    ['a word in a document', 'docs/a.md', 'Its face, its law and its shelf tell a story.', 4],
    ['a function that says', 'tools/a.mjs', "const say = (text) => log(text)\nsay('x')", 2],
    ['a house that is no side of the ledger', 'server/src/a.ts', 'const house = await startEnv()', 1],
  ])('%s', (_case, path, text, n) => expect(count(path, text)).toBe(n))

  it.each([
    ['floor of a number', 'server/src/a.ts', 'Math.floor(x)'],
    ['floor of an account', 'server/src/modules/ledger/a.ts', 'floor: 0n'],
    ['house of the ledger', 'server/src/modules/cashier/a.ts', "to: house('fees')"],
    ['house account', 'docs/a.md', 'a house account'],
    ['a browser window', 'apps/member/src/a.ts', 'window.open(url)'],
    ['what people say', 'server/src/a.ts', '// what the rules say (all of them)'],
  ])('and leaves alone: %s', (_case, path, text) => expect(count(path, text)).toBe(0))

  it('an excuse that nothing needs', () => {
    expect(findWordFaults([{ path: 'a.ts', text: '' }], ['a.ts'])).toEqual(['a.ts is excused and needs it no more'])
  })
})
