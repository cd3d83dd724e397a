import { z } from 'zod'
import { money, nothing, paged, paging } from './common.ts'
import { defineRoutes } from './route.ts'
import { name, next, prize, step, wheelRecord, whole, winner } from './wheel.shapes.ts'
import { BAR_REFUSALS } from './policy.errors.ts'

export const wheelRoutes = defineRoutes({
  setting: {
    method: 'GET',
    path: '/wheel/setting',
    who: 'anyone',
    summary: 'The wheel: what it is, its rules, prizes with odds, conditions, and real winners, names masked, or none',
    feature: 'wheel',
    input: nothing,
    output: z.object({
      data: z.object({
        desc: z.string(),
        rule: z.string(),
        scroll: z.array(winner),
        award: z.record(z.string(), prize),
        condition: z.array(step),
        /** Which wheel this is; whoever spins may hand it back. Null: none has been set. */
        wheel: whole.nullable(),
        most: whole,
        times: whole,
      }),
    }),
    errors: [],
    rows: ['R2.6', 'R7.6'],
  },
  query: {
    method: 'POST',
    path: '/wheel/query',
    who: 'member',
    summary:
      "The member's chances, what today has come to, the next spin's promise, and their records, the newest first",
    limit: 'read',
    feature: 'wheel',
    input: z.object({ name, ...paging }),
    output: z.object({
      data: z.object({
        bet_amount: money,
        save_amount: money,
        cjcs: whole,
        /** What today still brings a chance for, the nearest first; nothing where all of it is reached. */
        missing: z.array(step),
        next,
        record: paged(wheelRecord),
      }),
    }),
    errors: ['wheel.not_own'],
    rows: ['R2.6', 'R7.6'],
  },
  award: {
    method: 'POST',
    path: '/wheel/award',
    who: 'member',
    summary:
      'Spins once: the prize is drawn before the wheel turns. `entropy` is what the browser adds to the draw; `wheel` refuses where another wheel was shown',
    idempotent: true,
    feature: 'wheel',
    input: z.object({
      name,
      entropy: z
        .string()
        .regex(/^[0-9a-f]{0,32}$/)
        .default(''),
      wheel: whole.optional(),
    }),
    output: z.object({
      data: z.object({
        prize: z.string(),
        position: whole,
        type: whole,
        money,
        cjcs: whole,
        record: wheelRecord,
        next,
      }),
    }),
    errors: ['wheel.not_own', 'wheel.no_chance', 'wheel.not_ready', 'wheel.changed', ...BAR_REFUSALS],
    rows: ['R2.6', 'R7.6'],
  },
})
