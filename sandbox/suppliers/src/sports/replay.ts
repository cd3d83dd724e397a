import type { SlipTold } from '@moongate/game-contract/sports'
import { MARGINS, type Market, nameBet, nameMarket, nameSystem } from '@moongate/sports'
import type { Bet } from '../bets.ts'
import type { Lang } from '../brands.ts'
import texts from '../replay-texts.json' with { type: 'json' }
import type { World } from '../world.ts'
import { findDecided, tellCourse, tellStanding } from './course.rules.ts'
import { getMatch, isFinal, readClock, readMoment } from './feed.ts'
import { findSlipOf } from './slips.sql.ts'
import { viewPick } from './slips.ts'

type Fact = readonly [name: string, value: string]
type PickTold = SlipTold['picks'][number]
type Told = { w: World; lang: Lang; pick: PickTold }

const isMarket = (name: string): name is Market => name in MARGINS
const format = (hundredths: number): string => (hundredths / 100).toFixed(2)

const tellOutcome = (t: (typeof texts)[Lang], { outcome }: PickTold): string => {
  if (!outcome) return t.pending
  if (outcome.won === 0) return outcome.returned === 0 ? t.lost : t.back
  return outcome.won === 1 ? t.won : t.part_won
}

const tellPick = ({ lang, pick }: Told): Fact => {
  const [market = '', nth] = pick.code.split(':')
  const name = isMarket(market) ? nameMarket(market, Number(nth) || null, lang, pick.match.split('.')[0] ?? '') : market
  const sides = pick.sides.length === 2 ? ` · ${pick.sides.join(' – ')}` : ''
  const bet = nameBet(pick.code, pick.sides, lang)
  return [`${pick.league}${sides}`, `${name}: ${bet} @ ${format(pick.odds)} → ${tellOutcome(texts[lang], pick)}`]
}

/** How its match went until now, and how it stood when the selection was decided. */
const listPlay = ({ w, lang, pick }: Told): Fact[] => {
  const [t, match] = [texts[lang], getMatch(w, pick.match)]
  const now_s = match && readClock(w, match)
  if (!match || now_s === undefined || now_s < 0) return []
  const { contest, fixture, annulled, broken } = match
  const { rules } = fixture.sport
  const course = tellCourse(rules, readMoment(w, match).state, pick.sides)
  const list = (by: string): Fact[] => [
    ...(course === '' ? [] : [[t.course, course] as const]),
    ...(by === '' ? [] : [[t.settled_by, by] as const]),
  ]
  if (annulled && isFinal(w, match)) return list(t.annulled)
  const at_s = findDecided(contest.read, pick.code, Math.min(now_s, contest.length_s))
  if (at_s === undefined) return list('')
  const standing = tellStanding(rules, contest.read(at_s).state, pick.sides, at_s)
  return list(broken && at_s >= contest.length_s ? `${t.broken} · ${standing}` : standing)
}

const listPick = (told: Told): Fact[] => {
  const { lang, pick } = told
  const asked: Fact[] = pick.asked === undefined ? [] : [[texts[lang].asked, format(pick.asked)]]
  return [tellPick(told), ...asked, ...listPlay(told)]
}

/** What a slip was about: its kind, each selection with odds, outcome and how its match went, and what it was bought back for. */
export const listSlipFacts = (w: World, bet: Bet, lang: Lang): Fact[] => {
  const slip = findSlipOf(w, bet.brand, bet.id)
  if (!slip) return []
  const [t, lines] = [texts[lang], slip.stake / slip.line]
  const system: Fact = [t.system, `${nameSystem(slip.system, lang)} · ${lines} × ${format(slip.line)}`]
  const picks = slip.picks.flatMap((pick, at): Fact[] =>
    listPick({ w, lang, pick: viewPick(w, pick, lang) }).map(([name, value]) => [
      slip.picks.length > 1 ? `${at + 1}. ${name}` : name,
      value,
    ]),
  )
  return [system, ...picks, ...(slip.cashed === null ? [] : [[t.cashed, format(slip.cashed)] as const])]
}
