import { z } from 'zod'
import { definePush } from './push.ts'

export const bonusPush = definePush('bonus', {
  audience: 'member',
  summary: "A member's bonus or free spins were given, have come further, or have ended",
  data: z.strictObject({}),
})

export const bonusDeskPush = definePush('bonus', {
  audience: 'office',
  summary: 'A bonus waits for a person, or was decided',
  data: z.strictObject({ id: z.uuid() }),
})
