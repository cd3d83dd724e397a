import type { BonusOffer } from '@moongate/contract/bonus.states'
import { addDays, formatDay, parseRange } from '../../kernel/time.ts'
import { type BonusDeps, getCurrency } from './deps.ts'
import { findLastWeek } from './offer.rules.ts'
import type { Terms } from './terms.rules.ts'
import { selectDeposits, selectLosses, sumBonuses } from './week.sql.ts'

const WEEK_DAYS = 7

/** What the deposits of the last seven days of the site, or the losses of its last week, would have brought by terms: at most, as one bonus is open at a time. */
export const previewWeek = async (d: BonusDeps, kind: BonusOffer, terms: Terms) => {
  const zone = d.config.site_time_zone
  const today = formatDay(d.clock.now(), zone)
  const week = findLastWeek(today)
  const { first: from, last: to } = kind === 'cashback' ? week : { first: addDays(today, 1 - WEEK_DAYS), last: today }
  const span = parseRange([from, to], zone) ?? { from: d.clock.now(), before: d.clock.now() }
  const within = { asset: getCurrency(d), ...span }
  const bases = kind === 'cashback' ? selectLosses(within) : selectDeposits(within, kind === 'first_deposit')
  return { from, to, ...(await sumBonuses(d.db, bases, terms)) }
}
