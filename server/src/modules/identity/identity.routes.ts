import type { identityRoutes } from '@moongate/contract/identity'
import type { Handlers } from '../../kernel/http/call.ts'
import { createCaptcha } from './captcha.ts'
import { startDemo } from './demo.ts'
import type { IdentityDeps, IdentityPorts } from './deps.ts'
import { logIn } from './login.ts'
import { changePassword } from './password-change.ts'
import { type By, loadMe, updateInfo } from './profile.ts'
import { meView } from './profile.view.ts'
import { register } from './registration.ts'
import { endAllSessions } from './session.ts'
import { changeWithdrawalPassword, setWithdrawalPassword } from './withdrawal-password.ts'

type Asked = { caller: { member_id: number; name: string }; ip: string; request_id: string }
const readActor = ({ caller, ip, request_id }: Asked): By => ({
  member_id: caller.member_id,
  name: caller.name,
  ip,
  request_id,
})

export const createIdentityHandlers = (d: IdentityDeps & IdentityPorts): Handlers<typeof identityRoutes> => {
  const showMe = async (member_id: number) => meView(await loadMe(d, member_id), d.config.site_time_zone)
  return {
    captcha: async () => ({ data: await createCaptcha(d) }),

    login: async (call) => ({ data: await logIn(d, call.input, call) }),

    register: async (call) => ({ data: await register(d, call.input, call), message: 'identity:messages.registered' }),

    demo: async (call) => ({ data: await startDemo(d, call) }),

    me: async ({ caller }) => ({ data: await showMe(caller.member_id) }),

    updateInfo: async (call) => {
      await updateInfo(d, readActor(call), call.input)
      return { data: await showMe(call.caller.member_id), message: 'common:modified' }
    },

    logout: async ({ caller }) => {
      await endAllSessions(d, caller.member_id, 'logout')
      return {}
    },

    changePassword: async (call) => {
      await changePassword(d, readActor(call), call.input)
      return { message: 'identity:messages.password_changed' }
    },

    setWithdrawalPassword: async (call) => {
      await setWithdrawalPassword(d, readActor(call), call.input.qk_pwd)
      return { message: 'identity:messages.qk_pwd_set' }
    },

    changeWithdrawalPassword: async (call) => {
      await changeWithdrawalPassword(d, readActor(call), call.input)
      return { message: 'common:modified' }
    },
  }
}
