import type { bankRoutes } from '@moongate/contract/bank'
import type { Handlers } from '../../kernel/http/door.ts'
import { BANK_TYPES } from './card.rules.ts'
import { type BankDeps, addCard, changeCard, listCards, unbindCard } from './card.ts'
import { cardView } from './card.view.ts'

export const bankHandlers = (d: BankDeps): Handlers<typeof bankRoutes> => ({
  list: async ({ caller, t }) => ({ data: (await listCards(d, caller.member_id)).map((c) => cardView(t, c)) }),

  add: async ({ caller, input, t }) => ({ data: cardView(t, await addCard(d, caller.member_id, input)) }),

  update: async ({ caller, input: { id, ...card }, t }) => ({
    data: cardView(t, await changeCard(d, caller.member_id, id, card)),
    message: 'common:modified',
  }),

  remove: async ({ caller, input }) => {
    await unbindCard(d, caller.member_id, input.id)
    return {}
  },

  types: async ({ t }) => ({ data: Object.fromEntries(BANK_TYPES.map((code) => [code, t(`bank:types.${code}`)])), usdt: {} }),
})
