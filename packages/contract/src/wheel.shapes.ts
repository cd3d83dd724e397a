import { z } from 'zod'
import { money, wireTime } from './common.ts'
import { text } from './text.ts'
import { WHEEL_PICS } from './wheel.states.ts'

/* What the calls of members about the wheel take and answer. */
export const whole = z.number().int()
export const name = text('name', false).optional()

/** A place of the wheel. `pic` names a picture of the kit; `odds` in millionths; `left` how many there still are, null where there is no end of them. */
export const prize = z.object({
  desc: z.string(),
  type: whole,
  pic: z.enum(WHEEL_PICS),
  money,
  odds: whole,
  left: whole.nullable(),
})
/** What has to be reached on a day for so many spins. */
export const step = z.object({ save_amount: money, bet_amount: money, cjcs: whole })
export const winner = z.object({ name: z.string(), prize: z.string(), money, type: whole, time: wireTime })

/** How a spin can be checked (decisions/0188). `drawn` is the place the number fell on; `position` another one where that prize was gone. */
const proof = z.object({
  wheel: whole,
  nonce: whole,
  entropy: z.string(),
  odds: z.array(whole),
  seed: z.string(),
  commitment: z.string(),
  roll: whole,
  drawn: whole,
})
export const wheelRecord = z.object({
  bill_no: z.string(),
  prize: z.string(),
  type: whole,
  money,
  position: whole,
  status: whole,
  note: z.string(),
  time: wireTime,
  proof,
})
/** The next spin as it is promised: its number, and the hash of its seed. */
export const next = z.object({ nonce: whole, commitment: z.string() })
