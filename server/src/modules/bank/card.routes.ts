import type { bankRoutes } from '@moongate/contract/bank'
import type { Handlers } from '../../kernel/http/call.ts'
import { BANK_TYPES } from './card.rules.ts'
import { type BankDeps, addCard, changeCard, listCards, unbindCard } from './card.ts'
import { describeBankType, cardView } from './card.view.ts'

/** A handler for each row of `bankRoutes`. */
export const createBankHandlers = (d: BankDeps): Handlers<typeof bankRoutes> => ({
  list: async ({ caller, lang }) => ({
    data: (await listCards(d, caller.member_id)).map((c) => cardView(d.translate(lang), c)),
  }),

  add: async ({ caller, input, lang }) => ({
    data: cardView(d.translate(lang), await addCard(d, caller.member_id, input)),
  }),

  update: async ({ caller, input: { id, ...card }, lang }) => ({
    data: cardView(d.translate(lang), await changeCard(d, caller.member_id, id, card)),
    message: 'common:modified',
  }),

  remove: async ({ caller, input }) => {
    await unbindCard(d, caller.member_id, input.id)
    return {}
  },

  types: async ({ lang }) => ({
    data: Object.fromEntries(BANK_TYPES.map((code) => [code, describeBankType(d.translate(lang), code)])),
    usdt: {},
  }),
})
