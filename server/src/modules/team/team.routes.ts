import type { teamRoutes } from '@moongate/contract/team'
import { AGENCY_STATUS } from '@moongate/contract/team.states'
import type { Handlers } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import { applyForAgency } from './apply.ts'
import { findLatestApplication } from './apply.sql.ts'
import type { TeamDeps } from './deps.ts'
import { addChild, changeInvite, createInvite } from './invite.ts'
import { countLinks, findLinks } from './invite.sql.ts'
import { findPerson } from './place.sql.ts'
import { readTeamRates, setChildRates } from './rate.ts'
import { readRates } from './rate.rules.ts'
import { createReportHandlers } from './report.routes.ts'
import { applicationView, inviteView, prepareShown, ratesView } from './team.view.ts'

type Routes = typeof teamRoutes

const createInviteHandlers = (d: TeamDeps): Pick<Handlers<Routes>, 'invites' | 'createInvite' | 'updateInvite'> => ({
  invites: async ({ caller, input, lang }) => {
    const shown = prepareShown(d, lang)
    const { data } = await listPage(input, {
      count: () => countLinks(d.db, caller.member_id),
      rows: (limit, offset) => findLinks(d.db, caller.member_id, limit, offset),
      view: (rows) => rows.map((link) => inviteView(link, shown)),
    })
    return { data }
  },
  createInvite: async ({ caller, input, lang }) => ({
    data: inviteView(await createInvite(d, caller.member_id, readRates(input.rates)), prepareShown(d, lang)),
    message: 'team:invite_made',
  }),
  updateInvite: async ({ caller, input: { invite_id: id, is_open, rates }, lang }) => {
    const change = {
      agent_id: caller.member_id,
      id,
      is_open: is_open === undefined ? undefined : is_open === 1,
      rates: rates && readRates(rates),
    }
    return { data: inviteView(await changeInvite(d, change), prepareShown(d, lang)), message: 'common:modified' }
  },
})

const createApplyHandlers = (d: TeamDeps): Pick<Handlers<Routes>, 'apply' | 'application'> => ({
  apply: async ({ caller: { member_id }, input, lang }) => ({
    data: applicationView(await applyForAgency(d, { member_id, remark: input.reason }), prepareShown(d, lang)),
    message: 'team:applied',
  }),
  application: async ({ caller: { member_id }, lang }) => {
    const [person, found] = await Promise.all([findPerson(d.db, member_id), findLatestApplication(d.db, member_id)])
    const application = found ? applicationView(found, prepareShown(d, lang)) : null
    const status = found ? AGENCY_STATUS[found.state] : null
    return { data: { is_agent: Number(person?.is_agent ?? false), status, application } }
  },
})

/** An agent's team: who is in it, what they earn, how others join, and what it comes to. Everything is the caller's own downline. */
export const createTeamHandlers = (d: TeamDeps): Handlers<Routes> => ({
  ...createReportHandlers(d),
  ...createInviteHandlers(d),
  ...createApplyHandlers(d),
  rates: async ({ caller, input, lang }) => {
    const { rates, bounds } = await readTeamRates(d.db, caller.member_id, input.child_member_id)
    return { data: { agent_rates: ratesView(rates, bounds, prepareShown(d, lang)) } }
  },
  addChild: async ({ caller, input, ip }) => {
    const rates = readRates(input.rates)
    return {
      data: { member_id: await addChild(d, { ...input, rates, agent_id: caller.member_id, ip }) },
      message: 'team:child_added',
    }
  },
  setChildRates: async ({ caller, input: { child_member_id: child_id, ...input }, lang }) => {
    await setChildRates(d, { agent_id: caller.member_id, child_id, rates: readRates(input.rates) })
    const { rates, bounds } = await readTeamRates(d.db, caller.member_id, child_id)
    return { data: { agent_rates: ratesView(rates, bounds, prepareShown(d, lang)) }, message: 'common:modified' }
  },
})
