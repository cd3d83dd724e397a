/** Level 8: what the operator's staff do with several modules at once. */
import type { officeRoutes } from '@moongate/contract/office'
import type { Handlers } from '../../kernel/http/call.ts'
import { createAuditHandlers } from './audit.routes.ts'
import { createDepositHandlers } from './deposit.routes.ts'
import type { FileDeps } from './deps.ts'
import { createMemberFileHandlers } from './member.routes.ts'
import type { OrderDeps } from './order.ts'
import { createWithdrawalHandlers } from './withdrawal.routes.ts'

export type OfficeDeps = FileDeps & OrderDeps

export const createOfficeHandlers = (d: OfficeDeps): Handlers<typeof officeRoutes> => ({
  ...createMemberFileHandlers(d),
  ...createAuditHandlers(d),
  ...createDepositHandlers(d),
  ...createWithdrawalHandlers(d),
})
