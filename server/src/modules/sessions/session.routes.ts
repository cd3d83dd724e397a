import type { sessionsRoutes } from '@moongate/contract/sessions'
import type { Handlers } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import { askForPasskey } from '../factors/index.ts'
import { readActor } from '../members/index.ts'
import { createCaptcha } from './captcha.ts'
import type { SessionsDeps } from './deps.ts'
import { endOthers, endSession, findSecurity, forgetDevice, readTelling } from './device.ts'
import { countLogins, findLogins } from './device.sql.ts'
import { loginView, securityView } from './device.view.ts'
import { logIn } from './login.ts'
import { finishLogin, logInByPasskey } from './login-step.ts'
import { changePassword } from './password-change.ts'
import { resetPassword } from './password-reset.ts'
import { register, startDemo } from './registration.ts'
import { endOwnSession } from './session.ts'

export const createSessionsHandlers = (d: SessionsDeps): Handlers<typeof sessionsRoutes> => ({
  captcha: async ({ input, ip }) => ({ data: await createCaptcha(d, { name: input.name, ip }) }),

  login: async (call) => ({ data: await logIn(d, call.input, call) }),

  register: async (call) => ({ data: await register(d, call.input, call), message: 'sessions:messages.registered' }),

  demo: async (call) => ({ data: await startDemo(d, call) }),

  logout: async ({ caller }) => {
    await endOwnSession(d, caller)
    return {}
  },

  changePassword: async (call) => {
    await changePassword(d, readActor(call), call.input)
    return { message: 'sessions:messages.password_changed' }
  },

  loginStep: async (call) => ({ data: await finishLogin(d, call.input, call) }),

  passkeyOptions: async ({ origin }) => ({ data: await askForPasskey(d, origin) }),

  passkeyLogin: async (call) => ({
    data: await logInByPasskey(d, { ...call.input, origin: call.origin }, call),
  }),

  security: async ({ caller }) => ({
    data: securityView(await findSecurity(d, caller.member_id), await readTelling(d), caller.session_id),
  }),

  logins: async ({ caller, input }) => {
    const telling = await readTelling(d)
    const { data } = await listPage(input, {
      count: () => countLogins(d.db, caller.member_id),
      rows: (limit, offset) => findLogins(d.db, caller.member_id, limit, offset),
      view: (rows) => rows.map((row) => loginView(row, telling)),
    })
    return { data }
  },

  endSession: async (call) => {
    await endSession(d, readActor(call), call.input.id)
    return {}
  },

  endOthers: async (call) => ({
    data: { ended: await endOthers(d, readActor(call), call.caller.session_id) },
  }),

  forgetDevice: async (call) => {
    await forgetDevice(d, { ...readActor(call), session_id: call.caller.session_id }, call.input.id)
    return {}
  },

  resetPassword: async (call) => {
    await resetPassword(d, call.input, call)
    return { message: 'sessions:messages.password_changed' }
  },
})
