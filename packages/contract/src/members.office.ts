import { z } from 'zod'
import { money, pagedUpTo, paging, wireTime } from './common.ts'
import { MEMBER_READERS } from './staff.states.ts'
import { defineRoutes } from './route.ts'

/** A line of the list, and the beginning of one member's file. */
export const memberRow = z.object({
  id: z.number(),
  name: z.string(),
  realname: z.string(),
  phone: z.string(),
  is_demo: z.boolean(),
  is_agent: z.boolean(),
  state: z.enum(['active', 'frozen']),
  money,
  registered_at: wireTime,
  last_login_at: wireTime.nullable(),
})

export const membersOfficeRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/members',
    who: { staff: MEMBER_READERS },
    summary: 'Members by account, real name or phone',
    input: z.object({ keyword: z.string().trim().max(40).optional(), ...paging }),
    output: z.object({ data: pagedUpTo(memberRow) }),
    errors: [],
    rows: ['R6.6'],
  },
})
