import { z } from 'zod'
import { paged, paging, range, wireTime } from './common.ts'
import { defineRoutes } from './route.ts'
import { AUDIT_READERS } from './staff.states.ts'

export const auditOfficeRoutes = defineRoutes({
  entries: {
    method: 'GET',
    path: '/audit',
    who: { staff: AUDIT_READERS },
    summary: 'Who did what, newest first',
    input: z.object({ keyword: z.string().trim().max(40).optional(), created_at: range.optional(), ...paging }),
    output: z.object({
      data: paged(
        z.object({
          id: z.string(),
          created_at: wireTime,
          actor: z.string(),
          action: z.string(),
          target: z.string(),
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
})
