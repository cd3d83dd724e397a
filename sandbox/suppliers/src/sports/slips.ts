import type { Refused, SlipTold, Taken } from '@moongate/game-contract/sports'
import { type Lang, nameLeague, nameSide } from '@moongate/sports'
import { findSession } from '../rounds.ts'
import { holdTime, type World } from '../world.ts'
import { quoteSlip } from './cash-out.ts'
import { getMatch, judgeBet } from './feed.ts'
import { listSlips, type SlipRow } from './slips.sql.ts'

const HISTORY = 50

type PickTold = SlipTold['picks'][number]

/** A selection with the names that it goes by, and what became of it. */
export const viewPick = (w: World, pick: Taken, lang: Lang): PickTold => {
  const match = getMatch(w, pick.match)
  if (!match) throw new Error(`no match is called ${pick.match}`)
  const { sport, league, sides, starts_at } = match.fixture
  const outcome = judgeBet(w, match, pick.code)
  return {
    ...pick,
    league: nameLeague(sport, league)[lang],
    sides: sides.map((side) => nameSide(sport, league, side)[lang]),
    starts_at,
    outcome: outcome ? { won: outcome.won / outcome.of, returned: outcome.returned / outcome.of } : null,
  }
}

const viewSlip = (w: World, slip: SlipRow, lang: Lang): SlipTold => {
  const { id, system, line, stake, payout, status, at } = slip
  const picks = slip.picks.map((pick) => viewPick(w, pick, lang))
  return {
    id,
    system,
    line,
    stake,
    payout,
    status,
    at,
    cashed: slip.cashed !== null,
    value: quoteSlip(w, slip) ?? null,
    picks,
  }
}

/** The last slips of this player. */
export const readSlips = (at: World, session: string): { slips: SlipTold[] } | Refused => {
  const w = holdTime(at)
  const visit = findSession(w, session)
  if (!visit) return { error: 'session' }
  return { slips: listSlips(w, visit, HISTORY).map((slip) => viewSlip(w, slip, visit.lang)) }
}
