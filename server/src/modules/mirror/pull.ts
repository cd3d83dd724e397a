import { noteSynced } from '../betting/index.ts'
import type { BetHistory, SupplierPort } from '../games/index.ts'
import { bookBets } from './book.ts'
import { computePulledTo, computeSince } from './bet.rules.ts'
import type { MirrorDeps } from './deps.ts'
import { keepPage } from './page.ts'
import { clearFailing, findPull, setFailing, setPulledTo } from './pull.sql.ts'
import type { Page } from './unread.ts'

/** A supplier that goes on telling pages after so many is telling the same ones. */
const MOST_PAGES = 10_000

/**
 * Pulls every bet that changed at a supplier since a while before the last one that was heard of, and writes it into our books (R2.32).
 * A supplier that does not answer is asked again later from where this came to. Answers whether all it knew is here.
 */
export const fetchBets = async (d: MirrorDeps, port: SupplierPort): Promise<boolean> => {
  const begun_at = d.clock.now()
  const told_all = await readPages(d, port)
  await bookBets(d, port.code)
  if (told_all) {
    await clearFailing(d.db, port.code)
    await noteSynced(d.db, port.code, begun_at)
  }
  return told_all
}

const readPages = async (d: MirrorDeps, port: SupplierPort): Promise<boolean> => {
  let pulled_to = (await findPull(d.db, port.code))?.pulled_to ?? null
  const since = computeSince(pulled_to, d.clock.now())
  let cursor: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await askHistory(d, port, since, cursor)
    if (answer.outcome === 'unavailable') {
      await setFailing(d.db, port.code)
      return false
    }
    if (!(await isKept(d, port, answer))) return false
    pulled_to = computePulledTo(
      pulled_to,
      answer.bets.map(({ changed_at }) => changed_at),
      d.clock.now(),
    )
    await setPulledTo(d.db, port.code, pulled_to)
    if (answer.next === undefined || answer.next === cursor) return true
    cursor = answer.next
  }
  d.log.error({ supplier: port.code }, 'the bet history of a supplier does not end')
  return false
}

/** Whether a page is here. One that cannot be kept stops the supplier's history as silence does: staff see since when. */
const isKept = async (d: MirrorDeps, port: SupplierPort, page: Page): Promise<boolean> => {
  try {
    await keepPage(d, port.code, page)
    return true
  } catch (error) {
    d.log.error({ err: error, supplier: port.code }, 'a page of bets cannot be kept')
    await setFailing(d.db, port.code)
    return false
  }
}

/** A port promises not to throw; one that does has not answered. */
const askHistory = async (
  d: MirrorDeps,
  port: SupplierPort,
  since: Date,
  cursor: string | undefined,
): Promise<BetHistory> => {
  try {
    return await port.betHistory({ since, cursor })
  } catch (error) {
    d.log.error({ err: error, supplier: port.code }, 'a supplier port threw')
    return { outcome: 'unavailable' }
  }
}
