import { auditOfficeRoutes } from './audit.office.ts'
import { bankRoutes } from './bank.ts'
import { bettingRoutes } from './betting.ts'
import { cashierOfficeRoutes } from './cashier.office.ts'
import { cashierRoutes } from './cashier.ts'
import { channelsOfficeRoutes } from './channels.office.ts'
import { chainOfficeRoutes } from './chain.office.ts'
import { chainRoutes } from './chain.ts'
import { commissionOfficeRoutes } from './commission.office.ts'
import { commissionRoutes } from './commission.ts'
import { creditOfficeRoutes } from './credit.office.ts'
import { creditRoutes } from './credit.ts'
import { factorsRoutes } from './factors.ts'
import { gamesOfficeRoutes } from './games.office.ts'
import { gamesRoutes } from './games.ts'
import { levelupOfficeRoutes } from './levelup.office.ts'
import { levelupRoutes } from './levelup.ts'
import { lotteryOfficeRoutes } from './lottery.office.ts'
import { lotteryRoutes } from './lottery.ts'
import { mailOfficeRoutes } from './mail.office.ts'
import { mailRoutes } from './mail.ts'
import { membersOfficeRoutes } from './members.office.ts'
import { membersRoutes } from './members.ts'
import { mirrorOfficeRoutes } from './mirror.office.ts'
import { officeRoutes } from './office.ts'
import { papersOfficeRoutes } from './papers.office.ts'
import { papersRoutes } from './papers.ts'
import { paymentsOfficeRoutes } from './payments.office.ts'
import { paymentsRoutes } from './payments.ts'
import { portalRoutes } from './portal.ts'
import { policyOfficeRoutes } from './policy.office.ts'
import { reconciliationOfficeRoutes } from './reconciliation.office.ts'
import { promotionsOfficeRoutes } from './promotions.office.ts'
import { promotionsRoutes } from './promotions.ts'
import { bonusOfficeRoutes } from './bonus.office.ts'
import { bonusRoutes } from './bonus.ts'
import { freespinsOfficeRoutes } from './freespins.office.ts'
import { freespinsRoutes } from './freespins.ts'
import { rebateOfficeRoutes } from './rebate.office.ts'
import { rebateRoutes } from './rebate.ts'
import { matchesRoutes } from './matches.ts'
import { reportsOfficeRoutes } from './reports.office.ts'
import { reportsRoutes } from './reports.ts'
import { protectionOfficeRoutes } from './protection.office.ts'
import { protectionRoutes } from './protection.ts'
import { savingsOfficeRoutes } from './savings.office.ts'
import { savingsRoutes } from './savings.ts'
import { sessionsOfficeRoutes } from './sessions.office.ts'
import { sessionsRoutes } from './sessions.ts'
import { siteOfficeRoutes } from './site.office.ts'
import { siteRoutes } from './site.ts'
import { staffOfficeRoutes } from './staff.office.ts'
import { statementsOfficeRoutes } from './statements.office.ts'
import { teamOfficeRoutes } from './team.office.ts'
import { teamRoutes } from './team.ts'
import { walletOfficeRoutes } from './wallet.office.ts'
import { walletRoutes } from './wallet.ts'
import { wheelOfficeRoutes } from './wheel.office.ts'
import { wheelRoutes } from './wheel.ts'

/** The member API, by module. */
export const tables = {
  site: siteRoutes,
  sessions: sessionsRoutes,
  factors: factorsRoutes,
  members: membersRoutes,
  papers: papersRoutes,
  bank: bankRoutes,
  games: gamesRoutes,
  matches: matchesRoutes,
  wallet: walletRoutes,
  betting: bettingRoutes,
  lottery: lotteryRoutes,
  cashier: cashierRoutes,
  payments: paymentsRoutes,
  chain: chainRoutes,
  rebate: rebateRoutes,
  credit: creditRoutes,
  levelup: levelupRoutes,
  protection: protectionRoutes,
  savings: savingsRoutes,
  wheel: wheelRoutes,
  promotions: promotionsRoutes,
  bonus: bonusRoutes,
  freespins: freespinsRoutes,
  mail: mailRoutes,
  team: teamRoutes,
  commission: commissionRoutes,
  portal: portalRoutes,
  reports: reportsRoutes,
} as const
/** The office API, below `/api/office`, by module. */
export const officeTables = {
  site: siteOfficeRoutes,
  staff: staffOfficeRoutes,
  sessions: sessionsOfficeRoutes,
  members: membersOfficeRoutes,
  papers: papersOfficeRoutes,
  channels: channelsOfficeRoutes,
  cashier: cashierOfficeRoutes,
  statements: statementsOfficeRoutes,
  reports: reportsOfficeRoutes,
  payments: paymentsOfficeRoutes,
  chain: chainOfficeRoutes,
  reconciliation: reconciliationOfficeRoutes,
  rebate: rebateOfficeRoutes,
  credit: creditOfficeRoutes,
  levelup: levelupOfficeRoutes,
  protection: protectionOfficeRoutes,
  savings: savingsOfficeRoutes,
  wheel: wheelOfficeRoutes,
  promotions: promotionsOfficeRoutes,
  bonus: bonusOfficeRoutes,
  freespins: freespinsOfficeRoutes,
  mail: mailOfficeRoutes,
  team: teamOfficeRoutes,
  commission: commissionOfficeRoutes,
  games: gamesOfficeRoutes,
  wallet: walletOfficeRoutes,
  mirror: mirrorOfficeRoutes,
  lottery: lotteryOfficeRoutes,
  audit: auditOfficeRoutes,
  policy: policyOfficeRoutes,
  office: officeRoutes,
} as const

export { type ErrorCode, errorTables, getErrorStatus } from './errors.ts'
export { LANGS, type Lang } from './common.ts'
export * from './push.ts'
export { type MemberPushed, type OfficePushed, officePushes, pushes } from './pushes.ts'
export * from './route.ts'
export { STAFF_ROLES, type StaffRole } from './staff.states.ts'
