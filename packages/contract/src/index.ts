import { bankErrors, bankRoutes } from './bank.ts'
import { bettingErrors, bettingRoutes } from './betting.ts'
import { cashierErrors, cashierRoutes } from './cashier.ts'
import { authErrors, commonErrors, idempotencyErrors, policyErrors } from './common.ts'
import { gamesErrors, gamesRoutes } from './games.ts'
import { lotteryErrors, lotteryRoutes } from './lottery.ts'
import { membersErrors } from './members.errors.ts'
import { membersOfficeRoutes } from './members.office.ts'
import { membersRoutes } from './members.ts'
import { officeErrors } from './office.errors.ts'
import { officeRoutes } from './office.ts'
import { reportsRoutes } from './reports.ts'
import { sessionsErrors } from './sessions.errors.ts'
import { sessionsRoutes } from './sessions.ts'
import { siteErrors, siteRoutes } from './site.ts'
import { staffErrors } from './staff.errors.ts'
import { staffOfficeRoutes } from './staff.office.ts'
import { walletErrors, walletRoutes } from './wallet.ts'

/** The member API, by module. */
export const tables = {
  site: siteRoutes,
  sessions: sessionsRoutes,
  members: membersRoutes,
  bank: bankRoutes,
  games: gamesRoutes,
  wallet: walletRoutes,
  betting: bettingRoutes,
  lottery: lotteryRoutes,
  cashier: cashierRoutes,
  reports: reportsRoutes,
} as const
/** The office API, below `/api/office`, by module. */
export const officeTables = {
  staff: staffOfficeRoutes,
  members: membersOfficeRoutes,
  office: officeRoutes,
} as const

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
export * from './route.ts'
export { STAFF_ROLES, type StaffRole } from './staff.states.ts'
