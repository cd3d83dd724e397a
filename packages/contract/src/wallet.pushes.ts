import { z } from 'zod'
import { money } from './common.ts'
import { supplierCode } from './games.ts'
import { definePush } from './push.ts'

export const balancePush = definePush('balance', {
  audience: 'member',
  summary: 'Money moved: what is shown of balances is old. Names the platform and the transfer where there is one',
  data: z.strictObject({
    api_code: supplierCode.optional(),
    transfer_id: z.uuid().optional(),
    state: z.enum(['pending', 'confirmed', 'rejected']).optional(),
  }),
})

export const enterPush = definePush('enter', {
  audience: 'member',
  summary: 'What happens while a platform is opened: money of the others comes home, then `money` moves in',
  data: z.discriminatedUnion('step', [
    z.strictObject({ step: z.literal('home'), api_code: supplierCode }),
    z.strictObject({ step: z.literal('move'), api_code: supplierCode, money }),
  ]),
})

export const transferPush = definePush('transfer', {
  audience: 'office',
  summary: 'A transfer became unclear, or one that was changed: the list of transfers is old',
  data: z.strictObject({ id: z.uuid() }),
})
