import type { bankRoutes } from '@moongate/contract/bank'
import type { Handlers } from '../../kernel/http/call.ts'
import { readActor } from '../members/index.ts'
import { BANK_TYPES } from './card.rules.ts'
import { type BankDeps, addCard, changeCard, listCards, unbindCard } from './card.ts'
import { describeBankType, cardView } from './card.view.ts'

/** A handler for each row of `bankRoutes`. */
export const createBankHandlers = (d: BankDeps): Handlers<typeof bankRoutes> => ({
  list: async ({ caller, lang }) => ({
    data: (await listCards(d, caller.member_id)).map((c) => cardView(d.translate(lang), c)),
  }),

  add: async (call) => ({
    data: cardView(d.translate(call.lang), await addCard(d, readActor(call), call.input)),
  }),

  update: async (call) => {
    const { id, ...card } = call.input
    const changed = await changeCard(d, readActor(call), id, card)
    return { data: cardView(d.translate(call.lang), changed), message: 'common:modified' }
  },

  remove: async (call) => {
    await unbindCard(d, readActor(call), call.input.id)
    return {}
  },

  types: async ({ lang }) => ({
    data: Object.fromEntries(BANK_TYPES.map((code) => [code, describeBankType(d.translate(lang), code)])),
    usdt: {},
  }),
})
