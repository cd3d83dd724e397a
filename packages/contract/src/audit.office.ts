import { z } from 'zod'
import { nothing, pagedUpTo, paging, range, wireTime } from './common.ts'
import { defineRoutes } from './route.ts'
import { AUDIT_READERS } from './staff.states.ts'

/** `key` as the filter takes it, `name` in the reader's words. */
const named = z.object({ key: z.string(), name: z.string() })

export const auditOfficeRoutes = defineRoutes({
  entries: {
    method: 'GET',
    path: '/audit',
    who: { staff: AUDIT_READERS },
    summary: 'Who did what, newest first',
    input: z.object({
      keyword: z.string().trim().max(40).optional(),
      /** As a row's `actor_key`. */
      actor: z
        .string()
        .regex(/^(staff|member|system):./)
        .max(80)
        .optional(),
      /** `module.what_happened`, as `filters` lists it. */
      action: z.string().max(80).optional(),
      /** As a row's `target`. */
      target: z.string().max(80).optional(),
      created_at: range.optional(),
      ...paging,
    }),
    output: z.object({
      data: pagedUpTo(
        z.object({
          id: z.string(),
          created_at: wireTime,
          actor: z.string(),
          /** Kind and name, e.g. `staff:erin`. */
          actor_key: z.string(),
          action: z.string(),
          target: z.string(),
          /** What the target is called; '' where it goes by its id. */
          target_name: z.string(),
          reason: z.string(),
          before: z.string(),
          after: z.string(),
          ip: z.string(),
          request_id: z.string(),
        }),
      ),
    }),
    errors: [],
    rows: ['R6.6'],
  },
  filters: {
    method: 'GET',
    path: '/audit/filters',
    who: { staff: AUDIT_READERS },
    summary: 'Which actions there are, and who did them besides members',
    input: nothing,
    output: z.object({ data: z.object({ actors: z.array(named), actions: z.array(named) }) }),
    errors: [],
    rows: ['R6.6'],
  },
})
