import type { portalRoutes } from '@moongate/contract/portal'
import type { Handlers } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import { countChildren, findChildren, showChildren } from '../team/index.ts'
import type { PortalDeps } from './deps.ts'
import { readEachDay, readOverview } from './overview.ts'
import { readChild, readWay } from './place.ts'
import { countVisit, readStats } from './visit.ts'

/** What the agents' portal asks for. Everything is the caller's own downline. */
export const createPortalHandlers = (d: PortalDeps): Handlers<typeof portalRoutes> => ({
  overview: async ({ caller, input }) => ({ data: await readOverview(d, caller.member_id, input.period) }),
  days: async ({ caller, input }) => ({ data: await readEachDay(d, caller.member_id, input.created_at) }),
  tree: async ({ caller, input, lang }) => {
    const way = await readWay(d, caller.member_id, input.member_id)
    const below = { agent_id: input.member_id ?? caller.member_id }
    const { data } = await listPage(input, {
      count: () => countChildren(d.db, below),
      rows: (limit, offset) => findChildren(d.db, below, limit, offset),
      view: (rows) => showChildren(d, rows, lang),
    })
    return { data, way }
  },
  child: async ({ caller, input, lang }) => ({ data: await readChild(d, caller.member_id, input, lang) }),
  inviteStats: async ({ caller, input }) => ({ data: await readStats(d, caller.member_id, input.invite_id) }),
  visit: async ({ input, ip, user_agent }) => {
    await countVisit(d, input.invite_code, { ip, user_agent })
    return {}
  },
})
