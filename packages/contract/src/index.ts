import { bankErrors, bankRoutes } from './bank.ts'
import { bettingErrors, bettingRoutes } from './betting.ts'
import { cashierErrors, cashierRoutes } from './cashier.ts'
import { authErrors, commonErrors, idempotencyErrors, policyErrors } from './common.ts'
import { gamesErrors, gamesRoutes } from './games.ts'
import { identityErrors, identityRoutes } from './identity.ts'
import { lotteryErrors, lotteryRoutes } from './lottery.ts'
import { officeErrors, officeRoutes } from './office.ts'
import { reportsRoutes } from './reports.ts'
import { siteErrors, siteRoutes } from './site.ts'
import { walletErrors, walletRoutes } from './wallet.ts'

/** The member API, by module. */
export const tables = {
  site: siteRoutes,
  identity: identityRoutes,
  bank: bankRoutes,
  games: gamesRoutes,
  wallet: walletRoutes,
  betting: bettingRoutes,
  lottery: lotteryRoutes,
  cashier: cashierRoutes,
  reports: reportsRoutes,
} as const
/** The office API, below `/api/office`. */
export const officeTables = { office: officeRoutes } as const

/** Every refusal of the product: `module.code` → HTTP status (R8.8). */
export const errorTables = {
  common: { ...commonErrors, internal: 500 as const },
  auth: authErrors,
  idempotency: idempotencyErrors,
  policy: policyErrors,
  site: siteErrors,
  identity: identityErrors,
  bank: bankErrors,
  games: gamesErrors,
  wallet: walletErrors,
  betting: bettingErrors,
  lottery: lotteryErrors,
  cashier: cashierErrors,
  office: officeErrors,
} as const
type Tables = typeof errorTables
export type ErrorCode = { [R in keyof Tables]: `${R & string}.${keyof Tables[R] & string}` }[keyof Tables]

export const getErrorStatus = (code: ErrorCode): number => {
  const [module = '', name = ''] = code.split('.')
  return (errorTables as Record<string, Record<string, number>>)[module]?.[name] ?? 500
}
export { LANGS, type Lang } from './common.ts'
export * from './push.ts'
export { type MemberPushed, type OfficePushed, officePushes, pushes } from './pushes.ts'
export * from './route.ts'
