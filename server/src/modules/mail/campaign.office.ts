import type { mailOfficeRoutes } from '@moongate/contract/mail.office'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { countCampaigns, findCampaigns } from './campaign.sql.ts'
import { beginCampaign, stepCampaign } from './campaign.ts'
import type { MailDeps } from './deps.ts'
import { campaignView } from './desk.view.ts'
import { countReached } from './reach.sql.ts'

type Routes = Pick<
  Handlers<typeof mailOfficeRoutes>,
  'campaigns' | 'countAudience' | 'beginCampaign' | 'stopCampaign' | 'resumeCampaign'
>

/** Mass mails for staff: whom one would reach, how far one has come. */
export const createCampaignHandlers = (d: MailDeps): Routes => {
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
