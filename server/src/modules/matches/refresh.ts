import { MATCH_TYPES } from '@moongate/contract/games.states'
import { findMatchSuppliers, type MatchesDeps, type MatchSupplier } from './deps.ts'
import { dropOldMatches, findSpan, insertMatches, putSpan } from './refresh.sql.ts'
import { warnUnread } from './unread.ts'

/** What has more pages than this is asked for in shorter spans, down to a minute; so many spans at a time, the rest the next time. */
const MOST_PAGES = 100
const SHORTEST_MS = 60_000
const MOST_SPANS = 20

type Span = { since: Date; before: Date }
type RefreshDeps = Pick<MatchesDeps, 'db' | 'log'>

/** Listens to a span page by page, so that what was told stays although a later page fails. */
const readSpan = async (
  d: RefreshDeps,
  { code, matches }: MatchSupplier,
  span: Span,
): Promise<'read' | 'too_long' | 'failed'> => {
  let cursor: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const told = await matches.list({ ...span, cursor })
    if (told.outcome !== 'ok') return 'failed'
    warnUnread(d, code, told.unread)
    await insertMatches(d.db, code, told.matches)
    cursor = told.next
    if (cursor === undefined) return 'read'
  }
  return 'too_long'
}

/** Listens to one supplier from where it was left. How far it came is kept with each span, so that a long calendar is heard of in the end. */
const refreshOne = async (d: RefreshDeps, supplier: MatchSupplier): Promise<void> => {
  const { since: left, before } = await findSpan(d.db, supplier.code)
  let since = left
  let length_ms = before.getTime() - since.getTime()
  for (let n = 0; n < MOST_SPANS && since < before; n++) {
    const until = new Date(Math.min(since.getTime() + length_ms, before.getTime()))
    const came = await readSpan(d, supplier, { since, before: until })
    if (came === 'failed') return d.log.warn({ supplier: supplier.code }, 'a supplier did not tell of its matches')
    if (came === 'too_long' && length_ms > SHORTEST_MS) {
      length_ms = Math.max(SHORTEST_MS, length_ms / 2)
      continue
    }
    if (came === 'too_long')
      d.log.warn({ supplier: supplier.code, since }, 'a supplier tells more matches of a minute than are read')
    await putSpan(d.db, supplier.code, until)
    since = until
    length_ms *= 2
  }
}

/** Writes down what suppliers offered since they were asked, of the last thirty days at most. Not for use in a transaction. */
export const refreshMatches = async (d: MatchesDeps): Promise<void> => {
  const all = await findMatchSuppliers(d, MATCH_TYPES)
  for (const one of all) await refreshOne(d, one)
  await dropOldMatches(d.db)
}
