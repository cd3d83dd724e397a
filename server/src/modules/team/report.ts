import type { Lang } from '@moongate/contract'
import type { OperateType } from '@moongate/contract/operate-types'
import { MOST_TEAM_DAYS } from '@moongate/contract/team.states'
import { toWire } from '@moongate/money'
import { refuse } from '../../kernel/refusal.ts'
import { addDays, formatDay, formatWireTime, parseInstant, parseRange } from '../../kernel/time.ts'
import { findTargets } from '../audit/index.ts'
import { type BetView, showBets } from '../betting/index.ts'
import { findMembersByIds } from '../members/index.ts'
import { listMasks, readDays } from './day.rules.ts'
import type { TeamDeps } from './deps.ts'
import { MOVED } from './place.ts'
import { isBelow } from './place.sql.ts'
import { findRatesOf } from './rate.sql.ts'
import { type Child, countActive, countTeam, countTeamBefore, listDays, type Moved, sumDays } from './report.sql.ts'
import { chartView, childView, prepareShown, reportView } from './team.view.ts'

const DAYS_OF_CHART = 30

/** The site's day. */
export const findToday = (d: Pick<TeamDeps, 'clock' | 'config'>): string =>
  formatDay(d.clock.now(), d.config.site_time_zone)

/** What a team came to over days. Refuses team.range_invalid. */
export const readReport = async (d: TeamDeps, agent_id: number, asked?: readonly string[]) => {
  const days = readDays(asked, findToday(d), MOST_TEAM_DAYS.report) ?? refuse('team.range_invalid')
  const [figures, { n }, active] = await Promise.all([
    sumDays(d.db, agent_id, days),
    countTeam(d.db, agent_id),
    countActive(d.db, agent_id, listMasks(days.from_on, days.to_on)),
  ])
  return reportView(figures, { n, active })
}

/** Who has been moved since a moment, as the log of what staff did has it. */
const findMoved = async (d: TeamDeps, from: Date): Promise<number[]> =>
  (await findTargets(d.db, { action: MOVED, from })).map((target) => Number(target.replace('member:', '')))

/** How many were in a team before a day began, whoever has been moved since. */
export const readTeamBefore = async (d: TeamDeps, agent_id: number, on_day: string): Promise<number> => {
  const at = parseInstant(on_day, d.config.site_time_zone) ?? refuse('team.range_invalid')
  const { n } = await countTeamBefore(d.db, agent_id, { at, on_day, moved: await findMoved(d, at) })
  return n
}

/** The last thirty days of a team. */
export const readChart = async (d: TeamDeps, agent_id: number) => {
  const to_on = findToday(d)
  return (await listDays(d.db, agent_id, { from_on: addDays(to_on, 1 - DAYS_OF_CHART), to_on })).map(chartView)
}

/** A filter's two moments, today where none are named. Refuses team.range_invalid where they are turned round or too far apart. */
export const readSpan = (d: TeamDeps, asked: readonly string[] | undefined) => {
  const today = findToday(d)
  if (!readDays(asked, today, MOST_TEAM_DAYS.records)) refuse('team.range_invalid')
  return parseRange(asked ?? [today, today], d.config.site_time_zone) ?? refuse('team.range_invalid')
}

/** R6.4: an agent sees the own downline alone. Refuses team.member_not_found. */
export const requireBelow = async (d: TeamDeps, agent_id: number, member_id: number | undefined): Promise<void> => {
  if (member_id !== undefined && !(await isBelow(d.db, agent_id, member_id))) refuse('team.member_not_found')
}

const nameMembers = async (d: TeamDeps, member_ids: readonly number[]) =>
  new Map((await findMembersByIds(d.db, [...new Set(member_ids)])).map((member) => [member.id, member]))

/** Members below an agent with their rates. */
export const showChildren = async (d: TeamDeps, children: readonly Child[], lang: Lang) => {
  const ids = children.map(({ member_id }) => member_id)
  const [members, rates] = await Promise.all([nameMembers(d, ids), findRatesOf(d.db, ids)])
  const shown = prepareShown(d, lang)
  return children.flatMap((child) => {
    const member = members.get(child.member_id)
    const own = rates.filter(({ member_id }) => member_id === child.member_id)
    return member ? [childView(child, member, own, shown)] : []
  })
}

/** Movements with whose they are. */
export const showMoves = async (d: TeamDeps, moves: readonly Moved[], lang: Lang) => {
  const members = await nameMembers(
    d,
    moves.map(({ member_id }) => member_id),
  )
  const { translate, time_zone } = prepareShown(d, lang)
  return moves.map((move) => {
    const owned = d.operate_types[move.operate_type as OperateType]
    return {
      id: String(move.posting_id),
      member_id: move.member_id,
      name: members.get(move.member_id)?.name ?? '',
      created_at: formatWireTime(move.created_at, time_zone),
      operate_type: move.operate_type,
      operate_type_text: owned ? translate(owned.text) : String(move.operate_type),
      number_type: move.amount < 0n ? -1 : 1,
      money: toWire(move.amount < 0n ? -move.amount : move.amount),
    }
  })
}

export type TeamBet = BetView & { member_id: number; name: string }
/** Bets as their members see them, with whose they are. */
export const showTeamBets = async (
  d: TeamDeps,
  keys: readonly { member_id: number; id: string }[],
  lang: Lang,
): Promise<TeamBet[]> => {
  const ids = keys.map(({ member_id }) => member_id)
  const [members, bets] = await Promise.all([nameMembers(d, ids), showBets(d, keys, lang)])
  return keys.flatMap(({ member_id, id }) => {
    const bet = bets.get(id)
    return bet ? [{ ...bet, member_id, name: members.get(member_id)?.name ?? '' }] : []
  })
}
