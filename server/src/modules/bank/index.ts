/** Level 3: the bank cards of members. */
export { type BankDeps } from './card.ts'
export { BANK_TYPES, maskCardNumber, showPayerAccount } from './card.rules.ts'
export { type CardRow, findCard, findCards } from './card.sql.ts'
export { createBankHandlers } from './card.routes.ts'
export { seedBank } from './bank.seed.ts'
