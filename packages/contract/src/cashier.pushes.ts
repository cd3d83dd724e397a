import { z } from 'zod'
import { depositState, withdrawalState } from './cashier.rows.ts'
import { definePush } from './push.ts'

export const depositPush = definePush('deposit', {
  audience: 'member',
  summary: 'A deposit of the member was made or changed its state',
  data: z.strictObject({ bill_no: z.string(), state: depositState }),
})

export const withdrawalPush = definePush('withdrawal', {
  audience: 'member',
  summary: 'A withdrawal of the member changed its state',
  data: z.strictObject({ bill_no: z.string(), state: withdrawalState }),
})

export const depositOrderPush = definePush('deposit', {
  audience: 'office',
  summary: 'A deposit came in or changed: the lists of orders are old',
  data: z.strictObject({ id: z.uuid() }),
})

export const withdrawalOrderPush = definePush('withdrawal', {
  audience: 'office',
  summary: 'A withdrawal came in or changed: the lists of orders are old',
  data: z.strictObject({ id: z.uuid() }),
})
