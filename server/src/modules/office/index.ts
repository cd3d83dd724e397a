/** Level 8: what the operator's staff do. */
import type { officeRoutes } from '@moongate/contract/office'
import type { Handlers } from '../../kernel/http/call.ts'
import { createAuditHandlers } from './audit.routes.ts'
import { createDepositHandlers } from './deposit.routes.ts'
import type { StaffDeps } from './deps.ts'
import { createMemberHandlers } from './member.routes.ts'
import type { OrderDeps } from './order.ts'
import { createStaffHandlers } from './staff.routes.ts'
import { createWithdrawalHandlers } from './withdrawal.routes.ts'

export type OfficeDeps = StaffDeps & OrderDeps

export const createOfficeHandlers = (d: OfficeDeps): Handlers<typeof officeRoutes> => ({
  ...createStaffHandlers(d),
  ...createMemberHandlers(d),
  ...createAuditHandlers(d),
  ...createDepositHandlers(d),
  ...createWithdrawalHandlers(d),
})
