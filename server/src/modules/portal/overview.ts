import { MOST_TEAM_DAYS } from '@moongate/contract/team.states'
import { refuse } from '../../kernel/refusal.ts'
import { addDays } from '../../kernel/time.ts'
import {
  countActive,
  countTeam,
  findToday,
  listDays,
  listMasks,
  readDays,
  readTeamBefore,
  sumDays,
} from '../team/index.ts'
import type { PortalDeps } from './deps.ts'
import { comparePeriods, type Days, type Period } from './period.rules.ts'
import { dayView, figuresView } from './portal.view.ts'
import { listWorth, sumWorth } from './worth.sql.ts'

const readFigures = async (d: PortalDeps, agent_id: number, days: Days) => {
  const [figures, active, worth] = await Promise.all([
    sumDays(d.db, agent_id, days),
    countActive(d.db, agent_id, listMasks(days.from_on, days.to_on)),
    sumWorth(d.db, agent_id, days),
  ])
  return { days, figures, active, worth }
}

/** A period so far beside the one before, each with the team that there was at its end. */
export const readOverview = async (d: PortalDeps, agent_id: number, period: Period) => {
  const compared = comparePeriods(period, findToday(d))
  const [now, before, { n }, then] = await Promise.all([
    readFigures(d, agent_id, compared.now),
    readFigures(d, agent_id, compared.before),
    countTeam(d.db, agent_id),
    readTeamBefore(d, agent_id, addDays(compared.before.to_on, 1)),
  ])
  return { now: figuresView(now, n), before: figuresView(before, then) }
}

/** Each day of a team, the latest first. Refuses team.range_invalid. */
export const readEachDay = async (d: PortalDeps, agent_id: number, asked?: readonly string[]) => {
  const days = readDays(asked, findToday(d), MOST_TEAM_DAYS.report) ?? refuse('team.range_invalid')
  const [figures, worth] = await Promise.all([listDays(d.db, agent_id, days), listWorth(d.db, agent_id, days)])
  const of = new Map(worth.map((one) => [one.on_day, one.worth]))
  return figures.map((one) => dayView(one, of.get(one.on_day) ?? '0')).toReversed()
}
