import type { mailOfficeRoutes } from '@moongate/contract/mail.office'
import { MAIL_READERS } from '@moongate/contract/mail.states'
import { hasRole } from '@moongate/contract/states'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { markState } from '../../kernel/seen.ts'
import { countCampaigns, findCampaigns } from './campaign.sql.ts'
import { beginCampaign, stepCampaign } from './campaign.ts'
import type { CourierDeps, MailDeps } from './deps.ts'
import { answersView, campaignView, outgoingView, templateView } from './desk.view.ts'
import { listConnected, readMailSettings, setMailSettings } from './outgoing.ts'
import { countOutgoing, findOutgoing } from './outgoing.sql.ts'
import { countReached } from './reach.sql.ts'
import { findAnswers } from './template.sql.ts'
import { listTemplates, setAnswers, setTemplate } from './template.ts'
import { createThreadHandlers, loadShown } from './thread.office.ts'

type CampaignRoutes = Pick<
  Handlers<typeof mailOfficeRoutes>,
  'campaigns' | 'countAudience' | 'beginCampaign' | 'stopCampaign' | 'resumeCampaign'
>

/** Mass mails for staff: whom one would reach, how far one has come. */
const createCampaignHandlers = (d: MailDeps): CampaignRoutes => {
  const zone = d.config.site_time_zone
  return {
    campaigns: async ({ input }) => {
      const { data } = await listPage(input, {
        count: () => countCampaigns(d.db),
        rows: (limit, offset) => findCampaigns(d.db, limit, offset),
        view: (rows) => rows.map((row) => campaignView(row, zone)),
      })
      return { data }
    },
    countAudience: async ({ input }) => ({ data: { total: await countReached(d.db, input, d.clock.now()) } }),
    beginCampaign: async (call) => {
      const { id, titles, contents, audience, least } = call.input
      const wanted = { id, title: titles, content: contents, audience, least }
      return { data: campaignView(await beginCampaign(d, wanted, readStaffAct(call)), zone) }
    },
    stopCampaign: async (call) => ({
      data: campaignView(await stepCampaign(d, call.input.id, 'stop', readStaffAct(call)), zone),
    }),
    resumeCampaign: async (call) => ({
      data: campaignView(await stepCampaign(d, call.input.id, 'resume', readStaffAct(call)), zone),
    }),
  }
}

/** Mail for staff: threads, canned answers, templates, mass mails, and what leaves the site. */
export const createMailOfficeHandlers = (d: CourierDeps): Handlers<typeof mailOfficeRoutes> => ({
  ...createThreadHandlers(d),
  ...createCampaignHandlers(d),
  answers: async () => ({ data: answersView(await findAnswers(d.db)) }),
  setAnswers: async (call) => ({ data: answersView(await setAnswers(d, call.input, readStaffAct(call))) }),
  templates: async () => ({
    data: (await listTemplates(d)).map((one) => templateView(one, d.config.site_time_zone)),
  }),
  setTemplate: async (call) => {
    const { titles, contents, ...rest } = call.input
    const saved = await setTemplate(d, { ...rest, title: titles, content: contents }, readStaffAct(call))
    return { data: templateView(saved, d.config.site_time_zone) }
  },
  settings: async () => {
    const settings = await readMailSettings(d.db)
    return { data: { ...settings, connected: listConnected(d), seen: markState(settings) } }
  },
  setSettings: async (call) => ({ data: await setMailSettings(d, call.input, readStaffAct(call)) }),
  outgoing: async ({ input, lang, caller }) => {
    const is_reader = hasRole(caller.roles, MAIL_READERS)
    const { data } = await listPage(input, {
      count: () => countOutgoing(d.db, input.way),
      rows: (limit, offset) => findOutgoing(d.db, input.way, limit, offset),
      view: async (rows) => {
        const shown = await loadShown(d, rows, lang)
        return rows.map((row) => outgoingView(row, shown, is_reader))
      },
    })
    return { data }
  },
})
