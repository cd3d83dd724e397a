import { z } from 'zod'
import { money, nothing } from './common.ts'
import { defineRoutes } from './route.ts'

/** What a payment is made with, as it stands in the footer. */
export const PAYMENT_MARKS = ['bank', 'union', 'alipay', 'wechat', 'usdt'] as const
export type PaymentMark = (typeof PAYMENT_MARKS)[number]

export const reportsRoutes = defineRoutes({
  statistics: {
    method: 'GET',
    path: '/system/statistics',
    who: 'anyone',
    summary: 'The measured marketing figures; one that is hidden, or has nothing to measure yet, is null',
    input: nothing,
    output: z.object({
      data: z.object({
        withdrawal_median_seconds: z.number().nullable(),
        payment_channels: z.number().nullable(),
        live_matches_30d: z.number().nullable(),
        sports: z.number().nullable(),
        games: z.number().nullable(),
        draws_24h: z.number().nullable(),
      }),
    }),
    gathered: true,
    errors: [],
    rows: ['R1.11'],
  },
  payments: {
    method: 'GET',
    path: '/system/payments',
    who: 'anyone',
    summary: 'How a deposit may be paid now: the means of the enabled channels',
    input: nothing,
    output: z.object({ data: z.array(z.enum(PAYMENT_MARKS)) }),
    errors: [],
    rows: ['R1.12', 'R2.24'],
  },
  happenings: {
    method: 'GET',
    path: '/system/happenings',
    who: 'anyone',
    summary:
      'The newest wins and paid withdrawals, the newest first, names masked; nothing while too few members had any. Some seconds old',
    input: nothing,
    output: z.object({
      data: z.array(
        z.object({
          kind: z.enum(['win', 'payout']),
          name: z.string(),
          money,
          // What was won in; '' of a payout, and of a game that is no longer offered.
          game: z.string(),
          // How long a payout took from request to payment; null of a win.
          seconds: z.number().nullable(),
        }),
      ),
    }),
    errors: [],
    rows: ['R1.11', 'R2.28'],
  },
})
