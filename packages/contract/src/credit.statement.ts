import { z } from 'zod'
import { money, wireTime } from './common.ts'
import { STATEMENT_ENTRIES } from './credit.states.ts'

/** `fees` are always nothing: loans cost no interest and no fee. `owed` is what stood to be repaid after the entry. */
export const statementAnswer = z.object({
  data: z.object({
    name: z.string(),
    from: z.string(),
    to: z.string(),
    made_at: wireTime,
    before: money,
    borrowed: money,
    repaid: money,
    fees: money,
    after: money,
    entries: z.array(
      z.object({
        at: wireTime,
        bill_no: z.string(),
        what: z.enum(STATEMENT_ENTRIES),
        money,
        owed: money,
        due_on: z.string().nullable(),
        is_late: z.boolean(),
      }),
    ),
  }),
})
