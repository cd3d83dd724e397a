import { z } from 'zod'
import { definePush } from './push.ts'

export const savingsPush = definePush('savings', {
  audience: 'member',
  summary: 'A holding was bought, earned interest, or was redeemed',
  data: z.strictObject({}),
})

export const plansPush = definePush('plans', {
  audience: 'public',
  summary: 'What is on sale has changed: a plan was set, opened or closed, or its last share was sold',
  data: z.strictObject({}),
})
