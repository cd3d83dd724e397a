import { type Lang, nameLeague, nameSide, type System } from '@moongate/sports'
import { findSession } from '../rounds.ts'
import { holdTime, type World } from '../world.ts'
import { quoteSlip } from './cash-out.ts'
import { getMatch, judgeBet } from './feed.ts'
import type { SportsError } from './place.ts'
import { listSlips, type PickRow, type SlipRow } from './slips.sql.ts'

const HISTORY = 50

/** What became of a selection: parts of its stake won and given back, as shares; null while it is open. */
export type PickTold = PickRow & {
  league: string
  sides: string[]
  starts_at: number
  outcome: { won: number; returned: number } | null
}
export type SlipTold = {
  id: string
  system: System
  line: number
  stake: number
  payout: number
  status: string
  at: number
  cashed: boolean
  /** What it is bought back for now; null while it is not. */
  value: number | null
  picks: PickTold[]
}

/** A selection with the names that it goes by, and what became of it. */
export const viewPick = (w: World, pick: PickRow, lang: Lang): PickTold => {
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
export const readSlips = (at: World, session: string): { slips: SlipTold[] } | SportsError => {
  const w = holdTime(at)
  const visit = findSession(w, session)
  if (!visit) return { error: 'session' }
  return { slips: listSlips(w, visit, HISTORY).map((slip) => viewSlip(w, slip, visit.lang as Lang)) }
}
