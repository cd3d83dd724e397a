import type { Kernel } from '../../kernel/index.ts'
import { keepAnswer } from '../../kernel/kept-answer.ts'
import { dropOld, findTopClaimers, lockWeek } from './week.sql.ts'

const PLACES = 10
/** In a smaller crowd a masked name hides nobody. */
const FROM_MEMBERS = 3
/** Everybody on the page asks for the same answer. */
const KEPT_MS = 60_000
const CLAIMS_AT_ONCE = 5000

type Place = { place: number; name: string; amount: bigint }

/** Takes what is older than seven days off what members were paid within them. */
export const shiftWeek = async (d: Pick<Kernel, 'db'>): Promise<void> => {
  const shift = () =>
    d.db.tx(async (tx) => {
      await lockWeek(tx)
      return dropOld(tx, CLAIMS_AT_ONCE)
    })
  while (await shift());
}

const readRanking = async (d: Pick<Kernel, 'db'>): Promise<Place[]> => {
  await shiftWeek(d)
  const found = await findTopClaimers(d.db, PLACES)
  if (found.length < FROM_MEMBERS) return []
  return found.map(({ name, amount }, i) => ({ place: i + 1, name, amount }))
}

/** Who was paid most rebate within seven days, asked of the database at most once a minute. */
export const createRanking = (d: Pick<Kernel, 'db' | 'clock'>): (() => Promise<Place[]>) =>
  keepAnswer(d.clock, KEPT_MS, () => readRanking(d))
