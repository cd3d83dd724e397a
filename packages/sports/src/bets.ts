import type { Figure } from './ends.ts'
import { packScore } from './ends.ts'
import { judge, judgeLine, type Outcome, type Side } from './outcome.ts'

const getLeader = (diff: number): Side | 'draw' => {
  if (diff === 0) return 'draw'
  return diff > 0 ? 'home' : 'away'
}

type Kind = { readonly reads: Figure; readonly judge: (value: number, first: string, second: string) => Outcome }
/** Bets on how a match ends. Lines are in quarters; a handicap is that of the side it is bet on. */
const KINDS: Readonly<Record<string, Kind>> = {
  '1x2': { reads: 'diff', judge: (diff, who) => judge(getLeader(diff) === who) },
  win: { reads: 'diff', judge: (diff, who) => judge(getLeader(diff) === who) },
  ah: { reads: 'diff', judge: (diff, who, line) => judgeLine(4 * (who === 'home' ? diff : -diff) + Number(line)) },
  ou: {
    reads: 'total',
    judge: (total, which, line) => judgeLine((4 * total - Number(line)) * (which === 'over' ? 1 : -1)),
  },
  cs: { reads: 'score', judge: (score, home, away) => judge(score === packScore(Number(home), Number(away))) },
}

/** A bet such as `1x2:draw`, `ah:home:-3`, `ou:over:10` or `cs:2:1`: the figure that it reads, and what becomes of it. */
export type EndBet = { readonly reads: Figure; readonly judge: (value: number) => Outcome }

/** Reads a bet on how a match ends; undefined for one that is on something else. */
export const readBet = (code: string): EndBet | undefined => {
  const [name = '', first = '', second = ''] = code.split(':')
  const kind = KINDS[name]
  return kind && { reads: kind.reads, judge: (value) => kind.judge(value, first, second) }
}

/** What becomes of a bet when a match ends so. */
export const judgeScore = (bet: EndBet, home: number, away: number): Outcome => {
  if (bet.reads === 'diff') return bet.judge(home - away)
  return bet.judge(bet.reads === 'total' ? home + away : packScore(home, away))
}
