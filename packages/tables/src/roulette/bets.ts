/** A pocket of the wheel: 0 to 36. */
export type Pocket = number
export const POCKETS = 37
const LINES = Array.from({ length: 12 }, (_, at) => at * 3 + 1)
const NUMBERS = Array.from({ length: 36 }, (_, at) => at + 1)

export const RED: ReadonlySet<Pocket> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** Numbers laid out three to a line, zero above the first: `17`, `17-18`, `16-17-18` and so on. */
const listInside = (): Pocket[][] => [
  [0],
  ...NUMBERS.map((n) => [n]),
  ...[1, 2, 3].map((n) => [0, n]),
  ...NUMBERS.filter((n) => n % 3 !== 0).map((n) => [n, n + 1]),
  ...NUMBERS.filter((n) => n <= 33).map((n) => [n, n + 3]),
  [0, 1, 2],
  [0, 2, 3],
  [0, 1, 2, 3],
  ...LINES.map((n) => [n, n + 1, n + 2]),
  ...NUMBERS.filter((n) => n % 3 !== 0 && n <= 32).map((n) => [n, n + 1, n + 3, n + 4]),
  ...LINES.slice(0, 11).map((n) => [n, n + 1, n + 2, n + 3, n + 4, n + 5]),
]

const OUTSIDE: Readonly<Record<string, (n: Pocket) => boolean>> = {
  red: (n) => RED.has(n),
  black: (n) => !RED.has(n),
  odd: (n) => n % 2 === 1,
  even: (n) => n % 2 === 0,
  low: (n) => n <= 18,
  high: (n) => n > 18,
  dozen_1: (n) => n <= 12,
  dozen_2: (n) => n > 12 && n <= 24,
  dozen_3: (n) => n > 24,
  column_1: (n) => n % 3 === 1,
  column_2: (n) => n % 3 === 2,
  column_3: (n) => n % 3 === 0,
}

/** Every bet of the layout with the pockets that it covers. */
export const LAYOUT: ReadonlyMap<string, ReadonlySet<Pocket>> = new Map([
  ...listInside().map((pockets) => [pockets.join('-'), new Set(pockets)] as const),
  ...Object.entries(OUTSIDE).map(([bet, covers]) => [bet, new Set(NUMBERS.filter(covers))] as const),
])
