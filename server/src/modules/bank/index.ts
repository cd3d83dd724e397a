/** Rung 3: the bank cards of members. */
export { type BankDeps } from './card.ts'
export { masked } from './card.rules.ts'
export { type CardRow, cardOf, cardsOf } from './card.sql.ts'
export { bankHandlers } from './card.routes.ts'
export { seedBank } from './bank.seed.ts'
