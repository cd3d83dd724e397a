import { z } from 'zod'
import { nothing } from './common.ts'
import { defineRoutes } from './route.ts'

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
      }),
    }),
    errors: [],
    rows: ['R1.11'],
  },
})
