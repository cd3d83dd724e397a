import type { staffOfficeRoutes } from '@moongate/contract/staff.office'
import type { Handlers } from '../../kernel/http/call.ts'
import type { StaffDeps } from './deps.ts'
import { finishEnrolment, openEnrolment } from './enrolment.ts'
import { logInStaff, logOutStaff } from './staff.ts'

/** Login with the second factor, enrolment by a one-time link, and the way out. */
export const createStaffOfficeHandlers = (d: StaffDeps): Handlers<typeof staffOfficeRoutes> => ({
  login: async (call) => ({ data: await logInStaff(d, call.input, call) }),

  enrolment: async ({ input }) => ({ data: await openEnrolment(d, input.token) }),

  enrol: async ({ input, ip, request_id }) => {
    await finishEnrolment(d, input, { ip, request_id })
    return { message: 'staff:messages.enrolled' }
  },

  me: async ({ caller }) => ({ data: { name: caller.name, roles: [...caller.roles] } }),

  logout: async ({ caller, ip, request_id }) => {
    await logOutStaff(d, caller, { ip, request_id })
    return {}
  },
})
