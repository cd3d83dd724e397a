/** Level 8: what staff see across modules. */
import type { officeRoutes } from '@moongate/contract/office'
import type { Handlers } from '../../kernel/http/call.ts'
import type { FileDeps } from './deps.ts'
import { createMemberFileHandlers } from './member.office.ts'
import { createQueueHandlers } from './queue.office.ts'

export const createOfficeHandlers = (d: FileDeps): Handlers<typeof officeRoutes> => ({
  ...createMemberFileHandlers(d),
  ...createQueueHandlers(d),
})
