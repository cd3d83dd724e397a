import { MARGINS, type Market, nameBet, nameMarket } from '@moongate/sports'
import type { Bet } from '../bets.ts'
import type { Lang } from '../brands.ts'
import texts from '../replay-texts.json' with { type: 'json' }
import type { World } from '../world.ts'
import { findSlipOf } from './slips.sql.ts'
import { type PickTold, viewPick } from './slips.ts'

type Fact = readonly [name: string, value: string]

const isMarket = (name: string): name is Market => name in MARGINS
const format = (hundredths: number): string => (hundredths / 100).toFixed(2)

const tellOutcome = (t: (typeof texts)[Lang], { outcome }: PickTold): string => {
  if (!outcome) return t.pending
  if (outcome.won === 0) return outcome.returned === 0 ? t.lost : t.back
  return outcome.won === 1 ? t.won : t.part_won
}

const listPick = (lang: Lang, pick: PickTold): Fact => {
  const [market = '', nth] = pick.code.split(':')
  const name = isMarket(market) ? nameMarket(market, Number(nth) || null, lang, pick.match.split('.')[0] ?? '') : market
  const sides = pick.sides.length === 2 ? ` · ${pick.sides.join(' – ')}` : ''
  const bet = nameBet(pick.code, pick.sides, lang)
  return [`${pick.league}${sides}`, `${name}: ${bet} @ ${format(pick.odds)} → ${tellOutcome(texts[lang], pick)}`]
}

/** What a slip was about: its kind, each selection with odds and outcome, and what it was bought back for. */
export const listSlipFacts = (w: World, bet: Bet, lang: Lang): Fact[] => {
  const slip = findSlipOf(w, bet.brand, bet.id)
  if (!slip) return []
  const [t, lines] = [texts[lang], slip.stake / slip.line]
  const system: Fact = [t.system, `${slip.system} · ${lines} × ${format(slip.line)}`]
  const picks = slip.picks.map((pick) => listPick(lang, viewPick(w, pick, lang)))
  return [system, ...picks, ...(slip.cashed === null ? [] : [[t.cashed, format(slip.cashed)] as const])]
}
