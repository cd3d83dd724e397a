/** Rung 8: what the operator's staff do. */
import type { officeRoutes } from '@moongate/contract/office'
import type { Handlers } from '../../kernel/http/call.ts'
import { auditHandlers } from './audit.routes.ts'
import { depositHandlers } from './deposit.routes.ts'
import type { StaffDeps } from './deps.ts'
import { memberHandlers } from './member.routes.ts'
import type { OrderDeps } from './order.ts'
import { staffHandlers } from './staff.routes.ts'
import { withdrawalHandlers } from './withdrawal.routes.ts'

export type OfficeDeps = StaffDeps & OrderDeps

export const officeHandlers = (d: OfficeDeps): Handlers<typeof officeRoutes> => ({
  ...staffHandlers(d),
  ...memberHandlers(d),
  ...auditHandlers(d),
  ...depositHandlers(d),
  ...withdrawalHandlers(d),
})
