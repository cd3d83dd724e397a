import type { auditOfficeRoutes } from '@moongate/contract/audit.office'
import type { Handlers } from '../../kernel/http/call.ts'
import type { Kernel } from '../../kernel/index.ts'
import { buildPage } from '../../kernel/page.ts'
import { parseRange } from '../../kernel/time.ts'
import { type Namers, parseActorKey } from './entry.rules.ts'
import { findActions, findActors, findAuditPage } from './entry.sql.ts'
import { auditFiltersView, auditView } from './entry.view.ts'
import { nameTargets } from './target.ts'

/** `namers`: of the modules whose things have names. */
export type AuditDeps = Pick<Kernel, 'db' | 'config' | 'translate'> & { namers: Namers }

/** The audit log, newest first, and what it can be narrowed to. */
export const createAuditOfficeHandlers = (d: AuditDeps): Handlers<typeof auditOfficeRoutes> => ({
  entries: async ({ input, lang }) => {
    const time_zone = d.config.site_time_zone
    const range = parseRange(input.created_at, time_zone)
    const asked = {
      page: input.page,
      limit: input.limit,
      ...(input.keyword && { keyword: input.keyword }),
      ...(input.actor && { actor: parseActorKey(input.actor) }),
      ...(input.action && { action: input.action }),
      ...(input.target && { target: input.target }),
      ...(range && { from: range.from, to: range.before }),
    }
    const { rows, total, is_more } = await findAuditPage(d.db, asked)
    const targets = rows.map(({ target }) => target)
    const shown = { time_zone, translate: d.translate(lang), names: await nameTargets(d.db, d.namers, targets, lang) }
    return {
      data: buildPage(
        rows.map((e) => auditView(e, shown)),
        total,
        input,
        is_more,
      ),
    }
  },
  filters: async ({ lang }) => {
    const [actors, actions] = await Promise.all([findActors(d.db), findActions(d.db)])
    return { data: auditFiltersView({ actors, actions }, d.translate(lang)) }
  },
})
