import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { formatDay } from '../../kernel/time.ts'
import { recordAudit } from '../audit/index.ts'
import { findMemberByName, findMembersByIds } from '../members/index.ts'
import type { TeamDeps } from './deps.ts'
import {
  findPath,
  findPerson,
  findStrangers,
  insertLines,
  insertPerson,
  lockChains,
  measureHeight,
  movePeople,
  readNow,
} from './place.sql.ts'
import { DEEPEST, refuseMove } from './place.rules.ts'
import { findRates } from './rate.sql.ts'

/** A member moved to another agent, as the log of what staff did names it. */
export const MOVED = 'team.moved'

type PlaceDeps = Pick<TeamDeps, 'clock' | 'config'>
type Joining = { member_id: number; parent_id: number | null; at: Date }

/** Gives somebody a place; one who has one keeps it. The chains are locked. Answers whether they joined now. */
export const joinTeam = async (d: PlaceDeps, tx: Tx, { at, ...place }: Joining): Promise<boolean> =>
  (await insertPerson(tx, { ...place, at, on_day: formatDay(at, d.config.site_time_zone) })) > 0

/** Refuses team.too_deep where nobody can stand below an agent any more. */
export const requireDepth = async (tx: Tx, agent_id: number): Promise<void> => {
  if ((await findPath(tx, agent_id)).length >= DEEPEST) refuse('team.too_deep')
}

/** Members whom an agent invited and who are not known here yet join, from when they registered; the chains are locked. */
export const joinInvited = async (d: PlaceDeps, tx: Tx, member_ids: readonly number[]): Promise<void> => {
  const strangers = await findStrangers(tx, member_ids)
  if (strangers.length === 0) return
  for (const { id, invited_by, registered_at } of await findMembersByIds(tx, strangers)) {
    if (invited_by === null) continue
    const agent = await findPerson(tx, invited_by)
    if (agent?.is_agent && agent.depth < DEEPEST)
      await joinTeam(d, tx, { member_id: id, parent_id: invited_by, at: registered_at })
  }
}

const findNewParent = async (tx: Tx, name: string) => {
  if (name === '') return null
  const found = await findMemberByName(tx, name)
  const person = found && (await findPerson(tx, found.id))
  if (!person?.is_agent) return refuse('team.agent_not_found')
  return {
    member_id: person.member_id,
    path: await findPath(tx, person.member_id),
    rates: await findRates(tx, person.member_id),
  }
}

/**
 * Where somebody stands; who is in no team yet stands at the top alone, until they are moved. Whom an agent invited stands below the
 * agent, even where it was not heard yet that they registered. The chains are locked.
 */
export const takePlace = async (d: PlaceDeps, tx: Tx, member_id: number) => {
  await joinInvited(d, tx, [member_id])
  await joinTeam(d, tx, { member_id, parent_id: null, at: await readNow(tx) })
  return findPerson(tx, member_id)
}

const requirePerson = async (d: PlaceDeps, tx: Tx, member_id: number) => {
  const [member] = await findMembersByIds(tx, [member_id])
  if (!member || member.is_demo) return refuse('team.member_not_found')
  return (await takePlace(d, tx, member_id)) ?? refuse('team.member_not_found')
}

type Asked = { member_id: number; to: string; reason: string }

/**
 * Moves a member with all below to another agent, or to none where `to` is empty. What was bet before stays with the old chain.
 * Refuses team.member_not_found, team.agent_not_found, team.circle, team.too_deep, team.rates_above.
 */
export const moveMember = (d: Pick<TeamDeps, 'db' | 'clock' | 'config'>, asked: Asked, by: StaffAct) =>
  d.db.tx(async (tx) => {
    await lockChains(tx, 'alone')
    const { member_id } = asked
    const person = await requirePerson(d, tx, member_id)
    const to = await findNewParent(tx, asked.to)
    const [height, rates] = [await measureHeight(tx, member_id), await findRates(tx, member_id)]
    const refusal = refuseMove({ member_id, to, height, rates })
    if (refusal) refuse(refusal)
    const parent_id = to?.member_id ?? null
    if (person.parent_id === parent_id) return { member_id, parent_id }
    const path = to ? [to.member_id, ...to.path] : []
    await movePeople(tx, member_id, { parent_id, path }, await readNow(tx))
    await insertLines(tx, member_id, path)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: MOVED,
      target: `member:${member_id}`,
      reason: asked.reason,
      before: { parent_id: person.parent_id },
      after: { parent_id },
    })
    return { member_id, parent_id }
  })
