import type { sessionsRoutes } from '@moongate/contract/sessions'
import type { Handlers } from '../../kernel/http/call.ts'
import { readActor } from '../members/index.ts'
import { createCaptcha } from './captcha.ts'
import { startDemo } from './demo.ts'
import type { SessionsDeps } from './deps.ts'
import { logIn } from './login.ts'
import { changePassword } from './password-change.ts'
import { register } from './registration.ts'
import { endAllSessions } from './session.ts'

export const createSessionsHandlers = (d: SessionsDeps): Handlers<typeof sessionsRoutes> => ({
  captcha: async ({ input, ip }) => ({ data: await createCaptcha(d, { name: input.name, ip }) }),

  login: async (call) => ({ data: await logIn(d, call.input, call) }),

  register: async (call) => ({ data: await register(d, call.input, call), message: 'sessions:messages.registered' }),

  demo: async (call) => ({ data: await startDemo(d, call) }),

  logout: async ({ caller }) => {
    await endAllSessions(d, caller.member_id, 'logout')
    return {}
  },

  changePassword: async (call) => {
    await changePassword(d, readActor(call), call.input)
    return { message: 'sessions:messages.password_changed' }
  },
})
