import { z } from 'zod'
import { LANGS } from './common.ts'

/** R8.1: `message` by language, '' or none for the usual words; `redirect` '' or one of the allowed ones; `passes` addresses or networks. */
export const maintenance = z.object({
  on: z.boolean(),
  message: z.partialRecord(z.enum(LANGS), z.string().trim().max(500)),
  redirect: z.string().trim().max(200),
  passes: z.array(z.string().trim().max(50)).max(50),
})
