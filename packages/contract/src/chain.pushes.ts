import { z } from 'zod'
import { definePush } from './push.ts'

export const usdtPush = definePush('usdt', {
  audience: 'member',
  summary: 'A transfer to the address of the member was seen, moved on or was credited',
  data: z.strictObject({}),
})

export const usdtTransferPush = definePush('usdt', {
  audience: 'office',
  summary: 'A transfer on a chain is final, was credited or was left: the list of them is old',
  data: z.strictObject({}),
})
