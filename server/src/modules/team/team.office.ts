import type { Lang } from '@moongate/contract'
import type { teamOfficeRoutes } from '@moongate/contract/team.office'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { setModel } from './agent.ts'
import { countAgents, findAgents } from './agent.sql.ts'
import { approveApplication, refuseApplication } from './apply.ts'
import { type Application, countApplications, findApplications } from './apply.sql.ts'
import { findMember } from '../members/index.ts'
import type { TeamDeps } from './deps.ts'
import { nameMembers, showAgents, showApplications, showPlace } from './desk.view.ts'
import { moveMember } from './place.ts'
import { findPath } from './place.sql.ts'
import { readBounds, setAgentRates } from './rate.ts'
import { readRates } from './rate.rules.ts'
import { prepareShown, ratesView } from './team.view.ts'

type Routes = typeof teamOfficeRoutes
type Tree = 'agents' | 'setRates' | 'setModel' | 'place' | 'move'
type Applying = 'applications' | 'approveApplication' | 'refuseApplication'

const createTreeHandlers = (d: TeamDeps): Pick<Handlers<Routes>, Tree> => {
  const showOne = async (member_id: number, lang: Lang) => {
    const [row] = await showAgents(d, await findAgents(d.db, { member_id }, 1, 0), lang)
    return { data: row ?? refuse('team.agent_not_found') }
  }
  const showWay = async (parent_id: number | undefined) => {
    const ids = parent_id === undefined ? [] : [parent_id, ...(await findPath(d.db, parent_id))].toReversed()
    const name = await nameMembers(d, ids)
    return ids.map((member_id) => ({ member_id, member_name: name(member_id) }))
  }
  return {
    agents: async ({ input, lang }) => {
      const [{ data }, way] = await Promise.all([
        listPage(input, {
          count: () => countAgents(d.db, input),
          rows: (limit, offset) => findAgents(d.db, input, limit, offset),
          view: (rows) => showAgents(d, rows, lang),
        }),
        showWay(input.parent_id),
      ])
      return { data, way }
    },
    setRates: async (call) => {
      const { id, rates, reason } = call.input
      await setAgentRates(d, { id, rates: readRates(rates), reason }, readStaffAct(call))
      return showOne(id, call.lang)
    },
    setModel: async (call) => {
      await setModel(d, call.input, readStaffAct(call))
      return showOne(call.input.id, call.lang)
    },
    place: async ({ input: { id } }) => {
      if (!(await findMember(d.db, id))) refuse('team.member_not_found')
      return { data: await showPlace(d, id) }
    },
    move: async (call) => {
      const { id: member_id, to, reason } = call.input
      return { data: await moveMember(d, { member_id, to, reason }, readStaffAct(call)) }
    },
  }
}

const createApplicationHandlers = (d: TeamDeps): Pick<Handlers<Routes>, Applying> => {
  const showOne = async (application: Application, lang: Lang) => {
    const [row] = await showApplications(d, [application], lang)
    return { data: row ?? refuse('team.application_not_found') }
  }
  return {
    applications: async ({ input, lang }) => {
      const open = input.open === 1
      const [{ data }, bounds] = await Promise.all([
        listPage(input, {
          count: () => countApplications(d.db, open),
          rows: (limit, offset) => findApplications(d.db, open, limit, offset),
          view: (rows) => showApplications(d, rows, lang),
        }),
        readBounds(d.db, { parent_id: null }),
      ])
      return { data, bounds: ratesView([], bounds, prepareShown(d, lang)) }
    },
    approveApplication: async (call) => {
      const { id, rates } = call.input
      return showOne(await approveApplication(d, { id, rates: readRates(rates) }, readStaffAct(call)), call.lang)
    },
    refuseApplication: async (call) => showOne(await refuseApplication(d, call.input, readStaffAct(call)), call.lang),
  }
}

/** Agents for staff: where they stand, what they earn, and who wants to be one. */
export const createTeamOfficeHandlers = (d: TeamDeps): Handlers<Routes> => ({
  ...createTreeHandlers(d),
  ...createApplicationHandlers(d),
})
