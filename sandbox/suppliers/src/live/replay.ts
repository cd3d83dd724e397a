import type { Bet } from '../bets.ts'
import type { Lang } from '../brands.ts'
import texts from '../replay-texts.json' with { type: 'json' }
import type { World } from '../world.ts'
import { findLiveRound, type LiveBetRow } from './bets.sql.ts'
import { nameRound } from './bets.ts'
import { type Fact, listOutcome, nameBet } from './outcome.ts'
import { findShoe } from './shoes.ts'
import { payRound } from './stakes.rules.ts'
import type { Shoe } from './state.ts'

const write = (minor = 0): string => (minor / 100).toFixed(2)

const listRound = (lang: Lang, shoe: Shoe, laid: LiveBetRow): Fact[] => {
  const round = shoe.rounds[laid.round]
  if (!round) return []
  const paid = payRound(round, laid.spots)
  const listed = Object.entries(laid.spots).map(([bet, stake]): Fact => [
    `${texts[lang].stake}: ${nameBet(lang, bet)}`,
    `${write(stake)} → ${write(paid[bet])}`,
  ])
  return [...listOutcome(lang, round), ...listed]
}

/** What a bet at the tables was about: where, on which round, and once that is over what came out and what each spot brought. */
export const listLiveFacts = (w: World, bet: Bet, lang: Lang): Fact[] => {
  const laid = findLiveRound(w, bet.brand, bet.id)
  const shoe = laid && findShoe(w, laid.shoe)
  if (!laid || !shoe) return []
  const where: Fact = [texts[lang].table, `${laid.table_code} · ${nameRound(shoe, laid.round)}`]
  return [where, ...(bet.status === 'open' ? [] : listRound(lang, shoe, laid)), [texts[lang].proof, shoe.hash]]
}
