import { z } from 'zod'
import { amount, kind, moment, player } from './answers.ts'

const id = z.string().regex(/^[\w-]{1,64}$/)
const event = z.object({
  eventId: id,
  betNo: id,
  userName: player,
  currency: z.string(),
  eventTime: moment,
})
const positive = amount.refine((minor) => minor > 0n)

/** What they may ask of us, by the name of the call; text as it is in forms. */
export const callbackForms = {
  balance: z.object({ call: z.literal('balance'), userName: player }),
  bet: event.extend({
    call: z.literal('bet'),
    amt: positive,
    gameCode: z.string().min(1).max(40),
    gameKind: kind,
    gameNameCn: z.string().min(1),
    gameNameEn: z.string(),
  }),
  win: event.extend({ call: z.literal('win'), amt: amount.refine((minor) => minor >= 0n) }),
  rollback: event.extend({ call: z.literal('rollback'), amt: positive }),
} as const
export type CallbackForm = z.output<(typeof callbackForms)[keyof typeof callbackForms]>
