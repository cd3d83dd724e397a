import { z } from 'zod'
import { definePush } from './push.ts'

export const savingsPush = definePush('savings', {
  audience: 'member',
  summary: 'A holding was bought, earned interest, or was redeemed',
  data: z.strictObject({}),
})
