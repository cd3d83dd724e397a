import { availableParallelism, totalmem } from 'node:os'

const GIB = 2 ** 30
/** What a product, its database and a browser take at the most, with the machine's own needs. */
const NEEDED = 3 * GIB

/** What more would wait for than it would win. */
const MOST = 4

/** How many journeys run beside each other: each has a product and a database of its own, so none sees another's money. */
export const countProducts = (): number =>
  process.env.E2E_URL ? 1 : Math.max(1, Math.min(MOST, availableParallelism() + 1, Math.floor(totalmem() / NEEDED)))
