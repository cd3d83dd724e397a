import { type ContestState, type Moment, type ScoreEvent, type SportRules, sumScore } from '@moongate/sports'
import { toMinute } from './figures.ts'

type ClockRules = Exclude<SportRules, { family: 'sets' | 'field' }>

/** Of more scores than these it is told how it stood after each part of the play. */
const MOST_EVENTS = 12
const PLACES = 3

const write = ({ home, away }: { home: number; away: number }): string => `${home}:${away}`

const tellEvents = (rules: ClockRules, events: readonly ScoreEvent[]): string[] =>
  events.map(({ at_s }, at) => `${toMinute(rules, at_s)}′ ${write(sumScore(events.slice(0, at + 1)))}`)

const tellParts = (events: readonly ScoreEvent[]): string[] => {
  const parts = Math.max(...events.map(({ period }) => period)) + 1
  return Array.from({ length: parts }, (_, part) => write(sumScore(events.filter(({ period }) => period <= part))))
}

/** How it went until a state: each score, or how it stood after each part; of sets each of them; of a race the first ones. */
export const tellCourse = (rules: SportRules, state: ContestState, sides: readonly string[]): string => {
  if ('order' in state)
    return state.order
      .slice(0, PLACES)
      .map((side, at) => `${at + 1}. ${sides[side] ?? ''}`)
      .join(' · ')
  if ('won' in state) return state.sets.map(write).join(' · ')
  if (rules.family === 'sets' || rules.family === 'field') return ''
  const { events } = state
  return (events.length > MOST_EVENTS ? tellParts(events) : tellEvents(rules, events)).join(' · ')
}

/** How it stands: the score with the minute, sets won, or the first ones. */
export const tellStanding = (
  rules: SportRules,
  state: ContestState,
  sides: readonly string[],
  at_s: number,
): string => {
  if ('order' in state) return tellCourse(rules, state, sides)
  if ('won' in state) return write(state.won)
  if (rules.family === 'sets' || rules.family === 'field') return ''
  return `${toMinute(rules, at_s)}′ ${write(sumScore(state.events))}`
}

/** The first second at which a bet is decided, which it then stays; undefined where it is not until then. */
export const findDecided = (read: (at_s: number) => Moment, code: string, until_s: number): number | undefined => {
  let [open, decided] = [-1, Math.ceil(until_s)]
  if (!read(decided).judge(code)) return undefined
  while (decided - open > 1) {
    const middle = Math.floor((open + decided) / 2)
    if (read(middle).judge(code)) decided = middle
    else open = middle
  }
  return decided
}
