import type { Lang } from '@moongate/contract'
import { findKnownSuppliers } from '../games/index.ts'
import { findBets, findBetsByKey } from './bet.sql.ts'
import { betView } from './bet.view.ts'
import type { BettingDeps } from './deps.ts'

/** How bets are shown to a reader: in their language, with the titles of the suppliers. */
export const prepareShown = async (d: BettingDeps, lang: Lang) => {
  const suppliers = await findKnownSuppliers(d.db)
  const titles = new Map(suppliers.map((s) => [s.code, s.title]))
  const { describe_bet } = d
  return {
    suppliers,
    shown: { translate: d.translate(lang), lang, time_zone: d.config.site_time_zone, describe_bet, titles },
  }
}

/** A member's newest bets as their own records show them, for the people who answer their questions. */
export const listLatestBets = async (d: BettingDeps, member_id: number, lang: Lang, limit: number) => {
  const [{ shown }, bets] = await Promise.all([
    prepareShown(d, lang),
    findBets(d.db, { member_id, open_only: false }, limit, 0),
  ])
  return bets.map((bet) => betView(bet, shown))
}

/** These bets as their members' records show them, by their ids. */
export const showBets = async (d: BettingDeps, keys: readonly { member_id: number; id: string }[], lang: Lang) => {
  const [{ shown }, bets] = await Promise.all([prepareShown(d, lang), findBetsByKey(d.db, keys)])
  return new Map(bets.map((bet) => [bet.id, betView(bet, shown)]))
}
export type BetView = Awaited<ReturnType<typeof listLatestBets>>[number]
