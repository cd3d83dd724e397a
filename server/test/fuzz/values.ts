import type { Rng } from '../../src/kernel/rng.ts'

export const pick = <T>(rng: Rng, from: readonly T[]): T => {
  const found = from[rng.int(from.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

const NUL = '\0'
/** What has broken programs like this one: text that PostgreSQL cannot hold, numbers beyond their column, days beyond the calendar. */
const NASTY_TEXTS = [
  NUL,
  `a${NUL}b`,
  NUL.repeat(12),
  'abc\u0000',
  '\ud800',
  'a\udfff',
  '\udc00\ud800',
  '',
  ' ',
  'x'.repeat(300),
  'x'.repeat(5000),
  '💰'.repeat(20),
  'e\u0301\u202e\u200b\ufeff',
  '\u0001\u001f\u007f\u009f',
  "'; drop table members.members; --",
  '\\',
  '%',
  '%_%\\',
  '__proto__',
  'constructor',
  '{}',
  '../../etc/passwd',
  '0',
  '00',
  '-0',
  '-1',
  '1.5',
  '1e2',
  '0x10',
  ' 7 ',
  '1.234',
  '1,00',
  '٣',
  '１２',
  'NaN',
  'Infinity',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '9223372036854775808',
  '99999999999999999999999',
  '999999999999999.99',
  '1000000000000000',
  'true',
  'null',
  '0000-00-00',
  '0000-01-01',
  '0001-01-01 00:00:00',
  '9999-12-31',
  '9999-12-31 23:59:59',
  '2026-02-30',
  '2026-01-01 24:00:00',
  '00000000-0000-0000-0000-000000000000',
] as const

const NASTY_NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  0.1 + 0.2,
  1e2,
  1e-7,
  1e21,
  1e308,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  Number.MAX_SAFE_INTEGER,
]

const NASTY_OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  [1, 2],
  ['', ''],
  { toString: 1 },
  { length: 5 },
]

const PAIRS = [
  ['0000-01-01', '9999-12-31'],
  ['0001-01-01', '0001-01-02'],
  ['9999-12-31', '9999-12-31 23:59:59'],
  [NUL, '\ud800'],
] as const

/** NUL and lone surrogates make a third of all that is nasty. */
const NUL_AND_SURROGATES = NASTY_TEXTS.slice(0, 7)

/** A value that no form would send. */
export const makeNasty = (rng: Rng): unknown => {
  const kind = rng.int(10)
  if (kind < 3) return pick(rng, NUL_AND_SURROGATES)
  if (kind < 6) return pick(rng, NASTY_TEXTS)
  if (kind < 7) return pick(rng, NASTY_NUMBERS)
  if (kind < 8) return pick(rng, PAIRS)
  return kind < 9 ? pick(rng, NASTY_OTHERS) : makeNoise(rng)
}

/** Text of random code units, halves of pairs and control characters among them. */
const makeNoise = (rng: Rng): string =>
  String.fromCharCode(...Array.from({ length: 1 + rng.int(30) }, () => rng.int(rng.int(2) === 0 ? 0x80 : 0x10000)))
