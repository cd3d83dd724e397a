import type { Reader } from '../../kernel/db.ts'
import { readSetting } from '../site/index.ts'
import { creditSetting, type CreditTerms } from './credit.settings.ts'
import type { CreditDeps } from './deps.ts'
import { countAbove, findAsked, findBorrowers } from './exposure.sql.ts'
import { readLimits } from './limit.ts'
import { type Bounds, isOutside } from './loan.rules.ts'

const WEEK_MS = 604_800_000

/** The terms themselves have a row of their own, below all members (`TERMS`). */
const NO_MEMBER = 0
const AT_ONCE = 2000

/** What everybody who ever asked for a loan may owe together under a cap: some members after the other. */
export const sumAllowed = async (r: Reader, terms: Pick<CreditTerms, 'cap'>): Promise<bigint> => {
  let sum = 0n
  for (let last = NO_MEMBER; ;) {
    const found = await findBorrowers(r, last, AT_ONCE)
    for (const { limit } of (await readLimits(r, found, terms)).values()) sum += limit
    if (found.length < AT_ONCE) return sum
    last = found.at(-1) ?? last
  }
}

/**
 * What other terms would allow, beside those in force: how many open loans would be above the cap, and how many of those that were asked
 * for within seven days would have been refused.
 */
export const previewTerms = async (d: Pick<CreditDeps, 'db' | 'clock'>, wanted: Bounds) => {
  const terms = await readSetting(d.db, creditSetting)
  const since = new Date(d.clock.now().getTime() - WEEK_MS)
  const [now, after, above, asked] = await Promise.all([
    sumAllowed(d.db, terms),
    sumAllowed(d.db, wanted),
    wanted.cap === null ? 0 : countAbove(d.db, wanted.cap),
    findAsked(d.db, since),
  ])
  const refused = asked.filter((loan) => isOutside(loan, wanted))
  return { now, after, above, asked: countAll(asked), refused: countAll(refused) }
}

const countAll = (rows: readonly { n: number }[]): number => rows.reduce((sum, { n }) => sum + n, 0)
