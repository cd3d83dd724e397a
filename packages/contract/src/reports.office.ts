import { z } from 'zod'
import { isMoment, money } from './common.ts'
import { defineRoutes } from './route.ts'
import { ORDER_READERS } from './staff.states.ts'

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isMoment, { params: { rule: 'date' } })
const account = z.object({ account: z.string(), in: money, count: z.number() })
/** `type`: '' for what was paid out to members' cards, which goes through no channel. */
const position = z.object({
  channel_id: z.number(),
  type: z.string(),
  title: z.string(),
  in: money,
  out: money,
  net: money,
  gift: money,
  count: z.number(),
  accounts: z.array(account),
})

/** What staff read of the product's own records. */
export const reportsOfficeRoutes = defineRoutes({
  cash: {
    method: 'GET',
    path: '/cash',
    who: { staff: ORDER_READERS },
    summary: "Money in and out on a day of the site's, by channel and account; without a day of today",
    input: z.object({ day: day.optional() }),
    output: z.object({
      data: z.object({
        day: z.string(),
        zone: z.string(),
        rows: z.array(position),
        total: position.pick({ in: true, out: true, net: true, gift: true, count: true }),
      }),
    }),
    errors: [],
    rows: ['R6.6', 'R9.8'],
  },
})
