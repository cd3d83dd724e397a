import type { officeRoutes } from '@moongate/contract/office'
import type { Handlers } from '../../kernel/http/call.ts'
import { finishEnrolment, logInStaff, logOutStaff, openEnrolment } from '../identity/index.ts'
import type { StaffDeps } from './deps.ts'

type StaffRoutes = Pick<Handlers<typeof officeRoutes>, 'login' | 'enrolment' | 'enrol' | 'me' | 'logout'>

/** Login with the second factor, enrolment by a one-time link, and the way out. */
export const createStaffHandlers = (d: StaffDeps): StaffRoutes => ({
  login: async (call) => ({ data: await logInStaff(d, call.input, call) }),

  enrolment: async ({ input }) => ({ data: await openEnrolment(d, input.token) }),

  enrol: async ({ input, ip, request_id }) => {
    await finishEnrolment(d, input, { ip, request_id })
    return { message: 'office:messages.enrolled' }
  },

  me: async ({ caller }) => ({ data: { name: caller.name, roles: [...caller.roles] } }),

  logout: async ({ caller }) => {
    await logOutStaff(d, caller.session_id)
    return {}
  },
})
