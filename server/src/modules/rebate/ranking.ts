import type { Kernel } from '../../kernel/index.ts'
import { keepAnswer } from '../../kernel/kept-answer.ts'
import { findTopClaimers } from './cost.sql.ts'

const DAY_MS = 86_400_000
const WITHIN_DAYS = 7
const PLACES = 10
/** In a smaller crowd a masked name hides nobody. */
const FROM_MEMBERS = 3
/** Everybody on the page asks for the same answer, and all that was paid within the days is read for it. */
const KEPT_MS = 60_000

type Place = { place: number; name: string; amount: bigint }

const readRanking = async (d: Pick<Kernel, 'db' | 'clock'>): Promise<Place[]> => {
  const since = new Date(d.clock.now().getTime() - WITHIN_DAYS * DAY_MS)
  const found = await findTopClaimers(d.db, since, PLACES)
  if ((found[0]?.members ?? 0) < FROM_MEMBERS) return []
  return found.map(({ name, amount }, i) => ({ place: i + 1, name, amount }))
}

/** Who was paid most rebate, asked of the database at most once a minute. */
export const createRanking = (d: Pick<Kernel, 'db' | 'clock'>): (() => Promise<Place[]>) =>
  keepAnswer(d.clock, KEPT_MS, () => readRanking(d))
