import type { Figures } from '@moongate/game-contract/sports'
import { type ContestState, findClock, type SportRules, sumScore } from '@moongate/sports'

const MINUTE_S = 60
/** Of many small scores only the last ones are told. */
const LAST_EVENTS = 60

type ClockRules = Parameters<typeof findClock>[0]
const countMinutes = ({ periods, period_s }: ClockRules): number => (periods * period_s) / MINUTE_S

/** The minute of the play so many seconds after its start; the last one from then on. */
export const toMinute = (rules: ClockRules, at_s: number): number =>
  Math.min(countMinutes(rules), Math.floor(findClock(rules, at_s).played_s / MINUTE_S) + 1)

/** What is told of how a match stands; its events only where it is shown whole. */
export const viewState = (rules: SportRules, state: ContestState, at_s: number, whole: boolean): Figures => {
  if ('order' in state && rules.family === 'field')
    return {
      family: 'field',
      order: state.order,
      tied: state.tied,
      part: Math.min(1, Math.max(0, at_s / rules.race_s)),
    }
  if ('won' in state) return { family: 'sets', ...state.won, sets: state.sets, units: state.units }
  if (!('events' in state) || rules.family === 'field' || rules.family === 'sets')
    throw new Error('a state that is of another family than its sport')
  const { period, pause } = findClock(rules, at_s)
  return {
    family: 'clock',
    ...sumScore(state.events),
    minute: toMinute(rules, at_s),
    period: Math.min(period + 1, rules.periods),
    pause,
    whole_minutes: countMinutes(rules),
    events: whole
      ? state.events
          .slice(-LAST_EVENTS)
          .map((event) => ({ minute: toMinute(rules, event.at_s), side: event.side, points: event.points }))
      : [],
  }
}
