import type { officeRoutes } from '@moongate/contract/office'
import type { Handlers } from '../../kernel/http/call.ts'
import { buildPage } from '../../kernel/page.ts'
import { parseRange } from '../../kernel/time.ts'
import { findAuditPage } from '../audit/index.ts'
import { auditView } from './audit.view.ts'
import type { FileDeps } from './deps.ts'

/** The audit log, newest first. */
export const createAuditHandlers = (d: FileDeps): Pick<Handlers<typeof officeRoutes>, 'audit'> => ({
  audit: async ({ input, lang }) => {
    const time_zone = d.config.site_time_zone
    const range = parseRange(input.created_at, time_zone)
    const asked = {
      page: input.page,
      limit: input.limit,
      ...(input.keyword && { keyword: input.keyword }),
      ...(range && { from: range.from, to: range.before }),
    }
    const { rows, total } = await findAuditPage(d.db, asked)
    return {
      data: buildPage(
        rows.map((e) => auditView(e, time_zone, d.translate(lang))),
        total,
        input,
      ),
    }
  },
})
