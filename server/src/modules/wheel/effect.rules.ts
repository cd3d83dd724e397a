import { decideGrants, type Day, type Step } from './chance.rules.ts'
import { findPlaced, type PlacedPrize } from './prize.rules.ts'

/** How many numbers fell on a place of the wheel. */
export type Fallen = { position: number; n: number }

/**
 * What numbers would have cost on a wheel: each place gives as many as its stock holds, the prize without end stands in for the others.
 * `gone` are the places that would have run out.
 */
export const computeReplay = (
  prizes: readonly PlacedPrize[],
  rest: number,
  fallen: readonly Fallen[],
): { amount: bigint; gone: number[] } => {
  const stand_in = findPlaced(prizes, rest)
  let amount = 0n
  const gone: number[] = []
  for (const { position, n } of fallen) {
    const prize = findPlaced(prizes, position)
    const given = Math.min(n, prize.stock ?? n)
    amount += prize.money * BigInt(given) + stand_in.money * BigInt(n - given)
    if (prize.stock !== null && n >= prize.stock) gone.push(position)
  }
  return { amount, gone }
}

/** So many days that have reached the same. */
export type SameDays = Omit<Day, 'on_day'> & { n: number }
const ANY_DAY = '2000-01-01'

/** How many chances days bring by some conditions, each day on its own. */
export const countChances = (days: readonly SameDays[], steps: readonly Step[], most: number): number =>
  days
    .flatMap(({ n, ...day }) =>
      decideGrants({ day: { ...day, on_day: ANY_DAY }, steps, grants: [], most }).map(({ given }) => given * n),
    )
    .reduce((sum, given) => sum + given, 0)
