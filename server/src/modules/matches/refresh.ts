import { MATCH_TYPES } from '@moongate/contract/games.states'
import { findMatchSuppliers, type MatchesDeps, type MatchSupplier } from './deps.ts'
import { dropOldMatches, findSpan, insertMatches, putSpan } from './refresh.sql.ts'
import { warnUnread } from './unread.ts'

/** More pages than this are no calendar: the rest is heard of the next time. */
const MOST_PAGES = 100

/** Listens to one supplier from where it was left; page by page, so that what was told stays although a later page fails. */
const refreshOne = async (d: Pick<MatchesDeps, 'db' | 'log'>, { code, matches }: MatchSupplier): Promise<void> => {
  const { since, before } = await findSpan(d.db, code)
  let cursor: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const told = await matches.list({ since, before, cursor })
    if (told.outcome !== 'ok') {
      d.log.warn({ supplier: code }, 'a supplier did not tell of its matches')
      return
    }
    warnUnread(d, code, told.unread)
    await insertMatches(d.db, code, told.matches)
    cursor = told.next
    if (cursor === undefined) return void (await putSpan(d.db, code, before))
  }
}

/** Writes down what suppliers offered since they were asked, of the last thirty days at most. Not for use in a transaction. */
export const refreshMatches = async (d: MatchesDeps): Promise<void> => {
  const all = await findMatchSuppliers(d, MATCH_TYPES)
  for (const one of all) await refreshOne(d, one)
  await dropOldMatches(d.db)
}
