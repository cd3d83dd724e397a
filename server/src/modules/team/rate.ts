import type { Reader, Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { makeAgent } from '../members/index.ts'
import { readSetting } from '../site/index.ts'
import type { TeamDeps } from './deps.ts'
import { joinInvited } from './place.ts'
import { findPerson, isBelow, lockChains, readNow } from './place.sql.ts'
import { areRatesEqual, type Bound, formatRate, listBounds, type Rate, refuseRates } from './rate.rules.ts'
import { findHighestBelow, findRates, insertAgent, insertRates } from './rate.sql.ts'
import { agentsSetting } from './team.settings.ts'

type Place = { parent_id: number | null; member_id?: number }

/** Between which somebody's rates may be set who stands, or shall stand, below an agent or at the top. */
export const readBounds = async (r: Reader, { parent_id, member_id }: Place): Promise<Bound[]> => {
  const terms = await readSetting(r, agentsSetting)
  const above = parent_id === null ? null : await findRates(r, parent_id)
  return listBounds(terms, above, member_id === undefined ? [] : await findHighestBelow(r, member_id))
}

/** Refuses team.rates_invalid, team.rates_above, team.rates_below. */
export const checkRates = async (r: Reader, rates: readonly Rate[], place: Place): Promise<void> => {
  const refusal = refuseRates(rates, await readBounds(r, place))
  if (refusal) refuse(refusal)
}

/** Gives somebody with a place rates that were checked, from now on; who had none is an agent by it. */
export const giveRates = async (tx: Tx, member_id: number, rates: readonly Rate[], at: Date): Promise<void> => {
  await insertRates(tx, member_id, rates, at)
  if ((await insertAgent(tx, member_id)) > 0) await makeAgent(tx, member_id)
}

/** One of the caller's team; the caller's own where nobody is named. Refuses team.member_not_found. */
export const readTeamRates = async (r: Reader, agent_id: number, child_id = agent_id) => {
  const below = child_id !== agent_id
  if (below && !(await isBelow(r, agent_id, child_id))) refuse('team.member_not_found')
  const person = (await findPerson(r, child_id)) ?? refuse('team.member_not_found')
  const [rates, bounds] = [await findRates(r, child_id), await readBounds(r, person)]
  return { rates, bounds }
}

/** Sets the rates of somebody right below an agent. Refuses team.member_not_found, team.not_direct and as `checkRates` does. */
export const setChildRates = (
  d: Pick<TeamDeps, 'db' | 'clock' | 'config'>,
  { agent_id, child_id, rates }: { agent_id: number; child_id: number; rates: readonly Rate[] },
): Promise<void> =>
  d.db.tx(async (tx) => {
    await lockChains(tx, 'alone')
    await joinInvited(d, tx, [child_id])
    if (!(await isBelow(tx, agent_id, child_id))) refuse('team.member_not_found')
    const person = await findPerson(tx, child_id)
    if (person?.parent_id !== agent_id) refuse('team.not_direct')
    await checkRates(tx, rates, { parent_id: agent_id, member_id: child_id })
    await giveRates(tx, child_id, rates, await readNow(tx))
  })

const describeRates = (rates: readonly Rate[]) =>
  Object.fromEntries(rates.map(({ game_type, rate_ppm }) => [String(game_type), formatRate(rate_ppm)]))

/** The same by staff, of any agent. Refuses team.agent_not_found and as `checkRates` does. */
export const setAgentRates = (
  d: Pick<TeamDeps, 'db' | 'clock'>,
  { id, rates, reason }: { id: number; rates: readonly Rate[]; reason: string },
  by: StaffAct,
): Promise<void> =>
  d.db.tx(async (tx) => {
    await lockChains(tx, 'alone')
    const person = await findPerson(tx, id)
    if (!person?.is_agent) return refuse('team.agent_not_found')
    const before = await findRates(tx, id)
    if (areRatesEqual(before, rates)) return
    await checkRates(tx, rates, person)
    await giveRates(tx, id, rates, await readNow(tx))
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'team.rates_set',
      target: `member:${id}`,
      reason,
      before: describeRates(before),
      after: describeRates(rates),
    })
  })
