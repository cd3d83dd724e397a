import { z } from 'zod'
import { id, nothing } from './common.ts'
import { defineRoutes } from './route.ts'
import { text } from './text.ts'

/** R3.8: the number is masked, `**** **** **** 6789`. */
export const bankCard = z.object({
  id: z.number(),
  card_no: z.string(),
  bank_type: z.string(),
  bank_type_text: z.string(),
  bank_address: z.string(),
  owner_name: z.string(),
})
const cardInput = {
  card_no: text('card_no'),
  bank_type: z.string().trim().max(20),
  bank_address: text('bank_address'),
  owner_name: text('owner_name'),
}

export const bankRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/member/bank',
    who: 'member',
    summary: "The member's bank cards",
    input: nothing,
    output: z.object({ data: z.array(bankCard) }),
    errors: [],
    rows: ['R3.8', 'R1.4', 'R7.2'],
  },
  add: {
    method: 'POST',
    path: '/member/bank',
    who: 'member',
    summary: "Binds a card in the member's own name",
    idempotent: 'no_money',
    input: z.object(cardInput),
    output: z.object({ data: bankCard }),
    errors: ['bank.realname_missing', 'bank.owner_differs', 'bank.type_unknown', 'bank.card_known', 'bank.card_limit'],
    rows: ['R3.8', 'R4.15', 'R5.11'],
  },
  update: {
    method: 'PATCH',
    path: '/member/bank/{id}',
    who: 'member',
    summary: "Replaces a card's data",
    input: z.object({ id, ...cardInput }),
    output: z.object({ data: bankCard }),
    errors: [
      'bank.realname_missing',
      'bank.card_not_found',
      'bank.owner_differs',
      'bank.type_unknown',
      'bank.card_known',
      'bank.card_limit',
    ],
    rows: ['R3.8', 'R4.15'],
  },
  remove: {
    method: 'DELETE',
    path: '/member/bank/{id}',
    who: 'member',
    summary: 'Unbinds a card',
    input: z.object({ id }),
    output: nothing,
    errors: ['bank.card_not_found'],
    rows: ['R4.15'],
  },
  types: {
    method: 'GET',
    path: '/member/bank/type',
    who: 'member',
    summary: 'Banks a card can be of: code → name; `usdt`: networks',
    input: nothing,
    output: z.object({ data: z.record(z.string(), z.string()), usdt: z.record(z.string(), z.string()) }),
    errors: [],
    rows: ['R3.8', 'R7.2'],
  },
})
