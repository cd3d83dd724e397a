import { defineRoutes } from '@moongate/contract'
import { z } from 'zod'
import { amount, money, nothing } from '@moongate/contract/common'
import { text } from '@moongate/contract/text'

/** What a row is unless it says otherwise: anyone may call it, and it takes and tells nothing. */
const PLAIN = {
  method: 'POST',
  who: 'anyone',
  summary: '',
  input: nothing,
  output: nothing,
  errors: [],
  rows: [],
} as const

/** A call of each kind, for the tests of the HTTP layer. */
export const table = defineRoutes({
  echo: {
    ...PLAIN,
    path: '/echo/{id}',
    errors: ['bank.card_limit'],
    input: z.object({
      id: z.coerce.number().int(),
      name: text('name'),
      money: amount,
      scribble: z.string().max(5).optional(),
    }),
    output: z.object({ data: z.object({ id: z.number(), money }) }),
  },
  find: {
    ...PLAIN,
    method: 'GET',
    path: '/find',
    input: z.object({
      dates: z.array(z.string()).length(2).optional(),
      page: z.coerce.number().int().min(1).default(1),
    }),
    output: z.object({ dates: z.array(z.string()), page: z.number() }),
  },
  remove: {
    ...PLAIN,
    method: 'DELETE',
    path: '/remove/{id}',
    input: z.object({ id: z.string(), ids: z.array(z.coerce.number()).min(1), flag: z.string().optional() }),
    output: z.object({ id: z.string(), ids: z.array(z.number()), flag: z.string() }),
  },
  mine: {
    ...PLAIN,
    path: '/mine',
    who: 'member',
    output: z.object({ name: z.string() }),
  },
  both: {
    ...PLAIN,
    path: '/both',
    who: 'member+demo',
  },
  team: {
    ...PLAIN,
    path: '/team/x',
    who: 'agent',
  },
  staff: {
    ...PLAIN,
    path: '/staff',
    who: { staff: ['finance'] },
  },
  refused: {
    ...PLAIN,
    path: '/refused',
    errors: ['policy.feature_off'],
  },
  undeclared: {
    ...PLAIN,
    path: '/undeclared',
    errors: ['bank.card_known'],
  },
  broken: {
    ...PLAIN,
    path: '/broken',
  },
  wrong: {
    ...PLAIN,
    path: '/wrong',
    output: z.object({ data: money }),
  },
  slow: {
    ...PLAIN,
    path: '/slow',
    timeout_ms: 30,
  },
  guess: {
    ...PLAIN,
    path: '/guess',
    limit: 'auth',
  },
  proof: {
    ...PLAIN,
    path: '/proof',
    who: 'member',
    limit: 'auth',
  },
  picture: {
    ...PLAIN,
    path: '/picture',
    upload: true,
    output: z.object({ size: z.number(), name: z.string() }),
  },
})
