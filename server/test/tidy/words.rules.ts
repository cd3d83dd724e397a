import type { Source } from './sources.ts'

/** A word that is gone: its forms, and where it may stand because it means something else there. */
type GoneWord = { forms: RegExp; instead: string; files?: RegExp; lines?: RegExp }

const LEDGER = String.raw`/modules/ledger/|/test/ledger|^bench/|^docs/money/|\.postings\.ts$|^e2e/harness/ledger|^GLOSSARY|/0086-|one-yuan`

/** Metaphors that readers had to translate. The field's own words are in GLOSSARY.md. */
export const GONE: readonly GoneWord[] = [
  { forms: /^rooms?$/, instead: 'module', files: /^packages\/ui\/|^e2e\/harness\/scan/, lines: /\broom (for|to)\b/ },
  { forms: /^rungs?$/, instead: 'level' },
  {
    forms: /^faces?$/,
    instead: 'public interface',
    files: /^packages\/ui\/|^tools\/art\/|0043-fonts|decisions\/README/,
  },
  { forms: /^doors?$/, instead: 'HTTP, or access' },
  { forms: /^(shelf|shelves)$/, instead: 'SQL' },
  { forms: /^furnish/, instead: 'compose' },
  { forms: /^purses?$/, instead: 'balance' },
  { forms: /^(story|stories)$/, instead: 'use case' },
  { forms: /^laws?$/, instead: 'rule' },
  { forms: /^news$/, instead: 'event', files: /^packages\/ui\/|^apps\/member\/src\/features\/home\// },
  {
    forms: /^floors?$/,
    instead: 'kind of file',
    files: new RegExp(String.raw`${LEDGER}|^packages/money/`),
    lines: /Math\.floor|= floor\(|: floor\(|floor: bigint|chart\?\.floor|ledger\.chart/,
  },
  {
    forms: /^house$/,
    instead: 'tree, product or operator; the house is a side of the ledger',
    files: new RegExp(LEDGER),
    lines:
      /is_house|ledger\.house|house ?edge|accounts\.rules\.ts#house|\bhouse\(|house\/|house account|\bhouse, member\b|stays with the house|whole house/i,
  },
]

/** `mountRoom`, `is_house` and `the house` alike, in small letters. */
const splitWords = (line: string): string[] =>
  line
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase())

/** `say` is no name of a function; people and texts may say what they like. */
const SAY = /\bsay[A-Z(]|\b(const|let) (\w+, )?say\b|\bsay[:=]|[{,] say [},]/

/** A sentence for each line that speaks with a word that is gone. */
export const findOldWords = ({ path, text }: Source): string[] =>
  text.split('\n').flatMap((line, at) => {
    const words = splitWords(line)
    const gone = GONE.filter(
      ({ forms, files, lines }) =>
        words.some((word) => forms.test(word)) && !(files?.test(path) ?? false) && !(lines?.test(line) ?? false),
    ).map(({ instead }) => `${path}:${at + 1} should say ${instead}: ${line.trim()}`)
    return SAY.test(line) && /\.(ts|tsx|mjs)$/.test(path)
      ? [...gone, `${path}:${at + 1} names a function say: ${line.trim()}`]
      : gone
  })

/** Files that still speak so. This list only shrinks. */
export const STILL: readonly string[] = [
  'server/src/kernel/http/events.test.ts',
  'server/src/kernel/http/idempotency.test.ts',
]

/** Faults of the files that are not excused, and the excuses that no file needs any more. */
export const findWordFaults = (files: readonly Source[], excused: readonly string[]): string[] => {
  const faults = files.map((file) => ({ path: file.path, found: findOldWords(file) }))
  return [
    ...faults.filter(({ path }) => !excused.includes(path)).flatMap(({ found }) => found),
    ...excused
      .filter((path) => !faults.some((file) => file.path === path && file.found.length > 0))
      .map((path) => `${path} is excused and needs it no more`),
  ]
}
