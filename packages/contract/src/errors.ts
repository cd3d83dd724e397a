import { bankErrors } from './bank.errors.ts'
import { bettingErrors } from './betting.errors.ts'
import { cashierErrors } from './cashier.errors.ts'
import { channelsErrors } from './channels.errors.ts'
import { chainErrors } from './chain.errors.ts'
import { authErrors, commonErrors, idempotencyErrors } from './common.errors.ts'
import { commissionErrors } from './commission.errors.ts'
import { creditErrors } from './credit.errors.ts'
import { factorsErrors } from './factors.errors.ts'
import { gamesErrors } from './games.errors.ts'
import { levelupErrors } from './levelup.errors.ts'
import { lotteryErrors } from './lottery.errors.ts'
import { mailErrors } from './mail.errors.ts'
import { membersErrors } from './members.errors.ts'
import { mirrorErrors } from './mirror.errors.ts'
import { officeErrors } from './office.errors.ts'
import { papersErrors } from './papers.errors.ts'
import { paymentsErrors } from './payments.errors.ts'
import { policyErrors } from './policy.errors.ts'
import { reconciliationErrors } from './reconciliation.errors.ts'
import { promotionsErrors } from './promotions.errors.ts'
import { bonusErrors } from './bonus.errors.ts'
import { freespinsErrors } from './freespins.errors.ts'
import { rebateErrors } from './rebate.errors.ts'
import { proposalsErrors } from './proposals.errors.ts'
import { protectionErrors } from './protection.errors.ts'
import { savingsErrors } from './savings.errors.ts'
import { sessionsErrors } from './sessions.errors.ts'
import { siteErrors } from './site.errors.ts'
import { staffErrors } from './staff.errors.ts'
import { statementsErrors } from './statements.errors.ts'
import { teamErrors } from './team.errors.ts'
import { walletErrors } from './wallet.errors.ts'
import { wheelErrors } from './wheel.errors.ts'

/** Every refusal of the product: `module.code` → HTTP status (R8.8). */
export const errorTables = {
  common: { ...commonErrors, internal: 500 as const },
  auth: authErrors,
  idempotency: idempotencyErrors,
  policy: policyErrors,
  site: siteErrors,
  members: membersErrors,
  staff: staffErrors,
  sessions: sessionsErrors,
  factors: factorsErrors,
  papers: papersErrors,
  bank: bankErrors,
  games: gamesErrors,
  wallet: walletErrors,
  betting: bettingErrors,
  lottery: lotteryErrors,
  mirror: mirrorErrors,
  channels: channelsErrors,
  cashier: cashierErrors,
  statements: statementsErrors,
  payments: paymentsErrors,
  chain: chainErrors,
  reconciliation: reconciliationErrors,
  rebate: rebateErrors,
  proposals: proposalsErrors,
  credit: creditErrors,
  levelup: levelupErrors,
  protection: protectionErrors,
  savings: savingsErrors,
  wheel: wheelErrors,
  promotions: promotionsErrors,
  bonus: bonusErrors,
  freespins: freespinsErrors,
  mail: mailErrors,
  team: teamErrors,
  commission: commissionErrors,
  office: officeErrors,
} as const
type Tables = typeof errorTables

/** The stable name of a refusal, `module.code`; one that stands in no table does not compile. */
export type ErrorCode = { [M in keyof Tables]: `${M & string}.${keyof Tables[M] & string}` }[keyof Tables]

export const getErrorStatus = (code: ErrorCode): number => {
  const [module = '', name = ''] = code.split('.')
  return (errorTables as Record<string, Record<string, number>>)[module]?.[name] ?? 500
}
