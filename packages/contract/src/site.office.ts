import { z } from 'zod'
import { nothing } from './common.ts'
import { defineRoutes } from './route.ts'
import { STAFF_ROLES } from './staff.states.ts'

export const siteOfficeRoutes = defineRoutes({
  look: {
    method: 'GET',
    path: '/look',
    who: { staff: STAFF_ROLES },
    summary:
      'What the office shows as the site does, also while the site is under maintenance: the sign before amounts, and the clock',
    loading: false,
    input: nothing,
    output: z.object({ data: z.object({ currency_symbol: z.string(), time_zone: z.string() }) }),
    errors: [],
    rows: ['R9.8'],
  },
})
