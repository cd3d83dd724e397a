import { EXCLUSION_KINDS, LIMIT_KINDS, LIMIT_PERIODS } from '@moongate/contract/protection.states'
import { z } from 'zod'
import { defineEvent, minor, moment } from '../../kernel/event.ts'
import { LIMIT_CHANGES } from './change.rules.ts'

const about = { member_id: z.number().int(), id: z.uuid(), at: moment }
const exclusion = { ...about, kind: z.enum(EXCLUSION_KINDS) }

export const limitChanged = defineEvent('protection.limit_changed', {
  summary:
    'A member set a limit, asked for a looser one or confirmed it; `amount` in minor units, of time in seconds; `ripe_at` from when on it can be confirmed',
  payload: z.object({
    ...about,
    kind: z.enum(LIMIT_KINDS),
    period: z.enum(LIMIT_PERIODS),
    change: z.enum(LIMIT_CHANGES),
    amount: minor.nullable(),
    ripe_at: moment.nullable(),
  }),
})

export const excluded = defineEvent('protection.excluded', {
  summary: 'A member is shut out from now on, until a moment or for ever',
  payload: z.object({ ...exclusion, until: moment.nullable() }),
})

export const exclusionEnded = defineEvent('protection.exclusion_ended', {
  summary: 'What shut a member out is over, and nothing else shuts them out',
  payload: z.object(exclusion),
})
