import type { MatchTold, Pick } from '@moongate/game-contract/sports'
import {
  listLines,
  listSystems,
  type Odds,
  type OddsMode,
  paySlip,
  type System,
  takesOdds,
  WIN,
} from '@moongate/sports'

/** A bet on the slip, with the names that it goes by: `odds` are those of now, `agreed` those that its player has said yes to. */
export type Choice = Pick & { agreed: Odds; sides: readonly string[]; league: string }

/** The slip after a bet was touched: it comes, takes the place of another on its match, or goes. */
export const toggleChoice = (choices: readonly Choice[], one: Choice): Choice[] => {
  const others = choices.filter(({ match }) => match !== one.match)
  return choices.some(({ match, code }) => match === one.match && code === one.code) ? others : [...others, one]
}

/** The odds of a bet as a match offers them; undefined where it offers none. */
export const findOdds = (match: MatchTold, code: string): Odds | undefined =>
  match.offers.flatMap(({ bets }) => bets).find((bet) => bet.code === code)?.odds

/** The slip at the odds of now; the same slip where nothing has moved. */
export const renewChoices = (choices: readonly Choice[], matches: readonly MatchTold[]): readonly Choice[] => {
  const renewed = choices.map((one) => {
    const match = matches.find(({ id }) => id === one.match)
    const odds = match && findOdds(match, one.code)
    return odds === undefined || odds === one.odds ? one : { ...one, odds }
  })
  return renewed.some((one, at) => one !== choices[at]) ? renewed : choices
}

/** Which way the odds of a bet went since its player said yes to them. */
export const readMove = ({ agreed, odds }: Pick & { agreed: Odds }): 'up' | 'down' | undefined => {
  if (odds === agreed) return undefined
  return odds > agreed ? 'up' : 'down'
}

/** Whether a player who takes changed odds in this way is asked before the slip is placed. */
export const needsYes = (mode: OddsMode, choices: readonly Choice[]): boolean =>
  choices.some(({ agreed, odds }) => !takesOdds(mode, agreed, odds))

/** The slip after its player said yes to the odds of now. */
export const acceptOdds = (choices: readonly Choice[]): Choice[] => choices.map((one) => ({ ...one, agreed: one.odds }))

/** The system that is played: the one that was chosen where it fits, else the first that does. */
export const fitSystem = (chosen: System | undefined, picks: number): System | undefined => {
  const fitting = listSystems(picks)
  return chosen && fitting.includes(chosen) ? chosen : fitting[0]
}

/** What a stake of each line comes to, and what it brings when every bet wins. */
export const sumSlip = (
  system: System,
  line: number,
  choices: readonly Choice[],
  win: number,
): { lines: number; stake: number; pays: number } => {
  const lines = listLines(system, choices.length)?.length ?? 0
  if (lines === 0) return { lines, stake: 0, pays: 0 }
  const picks = choices.map(({ odds }) => ({ odds, outcome: WIN }))
  return { lines, stake: lines * line, pays: Number(paySlip(system, BigInt(line), picks, BigInt(win))) }
}

/** Minor units of a typed amount; 0 for what is none. */
export const readStake = (typed: string): number =>
  /^\d{1,7}(\.\d{0,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0

export const formatOdds = (odds: Odds): string => (odds / 100).toFixed(2)
