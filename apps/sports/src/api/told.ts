import type { Market, Odds, SetScore, System } from '@moongate/sports'

export type Offer = { market: Market; line: number | null; bets: { code: string; odds: Odds }[] }
/** How a match stands, by its family. */
export type Figures =
  | {
      family: 'clock'
      home: number
      away: number
      minute: number
      period: number
      pause: boolean
      whole_minutes: number
      events: { minute: number; side: 'home' | 'away'; points: number }[]
    }
  | { family: 'sets'; home: number; away: number; sets: SetScore[]; units: SetScore }
  | { family: 'field'; order: number[]; tied: boolean; part: number }
export type Phase = 'soon' | 'live' | 'over' | 'broken' | 'annulled'
export type MatchTold = {
  id: string
  sport: string
  league: string
  sides: string[]
  starts_at: number
  phase: Phase
  suspended: boolean
  figures: Figures | null
  offers: Offer[]
}
/** Of a sport or a league how many matches are played now, and how many start within a day; the ids of its matches begin with its code. */
export type LeagueTold = { code: string; name: string; live: number; soon: number }
export type SportTold = LeagueTold & { leagues: LeagueTold[] }
/** A bet on a match, at the odds that were seen. */
export type Pick = { match: string; code: string; odds: Odds }
export type SlipTold = {
  id: string
  system: System
  line: number
  stake: number
  payout: number
  status: 'open' | 'settled' | 'void' | 'cancelled'
  at: number
  cashed: boolean
  value: number | null
  picks: (Pick & {
    league: string
    sides: string[]
    starts_at: number
    outcome: { won: number; returned: number } | null
  })[]
}
/** Why a call was refused. Anything else that happens is the network's. */
export type Refused = {
  error: 'session' | 'time' | 'unknown' | 'stake' | 'match' | 'poor' | 'closed' | 'suspended' | 'odds'
  picks?: Pick[]
  /** What a slip is bought back for now. */
  value?: number
}
/** A line of the stream: one of these, or nothing, which says that the line is open. */
export type Line = { balance?: number; match?: MatchTold; tree?: SportTold[]; live?: MatchTold[]; error?: string }
