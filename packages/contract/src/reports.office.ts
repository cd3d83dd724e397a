import { z } from 'zod'
import { isMoment, money, paged, paging, wireTime } from './common.ts'
import { gameType, supplierCode } from './games.ts'
import { filterChoice } from './games.rows.ts'
import { exposed, gamePlay, played, roundExposure, spanFigures } from './reports.rows.ts'
import { defineRoutes } from './route.ts'
import { ORDER_READERS, OVERVIEW_READERS, SUPPLIER_READERS } from './staff.states.ts'

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isMoment, { params: { rule: 'date' } })
const days = { from: day.optional(), to: day.optional() }
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
  overview: {
    method: 'GET',
    path: '/overview',
    who: { staff: OVERVIEW_READERS },
    summary: "How the site's day goes until now, beside the day before until the same time, and what is open",
    input: z.object({}),
    output: z.object({
      data: z.object({ at: wireTime, zone: z.string(), today: spanFigures, yesterday: spanFigures, open: exposed }),
    }),
    errors: [],
    rows: ['R6.6', 'R9.8'],
  },
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
  gameFigures: {
    method: 'GET',
    path: '/game-figures',
    who: { staff: SUPPLIER_READERS },
    summary:
      "What was settled of each game between two days of the site's, greatest turnover first, with its measured return beside the published one; without days of the last seven",
    input: z.object({ ...days, api_code: supplierCode.optional(), gameType: gameType.optional(), ...paging }),
    output: z.object({
      data: paged(gamePlay),
      total: played,
      from: z.string(),
      to: z.string(),
      zone: z.string(),
      suppliers: z.array(filterChoice),
      types: z.array(filterChoice),
    }),
    errors: [],
    rows: ['R6.6'],
  },
  exposure: {
    method: 'GET',
    path: '/exposure',
    who: { staff: SUPPLIER_READERS },
    summary: 'What is open by supplier, game and round or match, with the most that it may come to, the greatest first',
    input: z.object(paging),
    output: z.object({ data: paged(roundExposure), total: exposed }),
    errors: [],
    rows: ['R6.6'],
  },
})
