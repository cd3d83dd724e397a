import type { membersRoutes } from '@moongate/contract/members'
import { gatherReads } from '../../kernel/gather.ts'
import type { Handlers } from '../../kernel/http/call.ts'
import type { MembersDeps, MembersPorts } from './deps.ts'
import { findMembersWithMoney } from './money.sql.ts'
import { loadMe, readActor, updateInfo } from './profile.ts'
import { meView } from './profile.view.ts'
import { changeWithdrawalPassword, setWithdrawalPassword } from './withdrawal-password.ts'

export const createMembersHandlers = (d: MembersDeps & MembersPorts): Handlers<typeof membersRoutes> => {
  const find_member = gatherReads((ids: readonly number[]) => findMembersWithMoney(d.db.steady, ids, d.config.currency))
  const ports = { find_member, turnover_left: d.turnover_left }
  const showMe = async (caller: { member_id: number; is_demo: boolean }) =>
    meView(...(await loadMe(ports, caller)), d.config.site_time_zone)
  return {
    me: async ({ caller }) => ({ data: await showMe(caller) }),

    updateInfo: async (call) => {
      await updateInfo(d, readActor(call), call.input)
      return { data: await showMe(call.caller), message: 'common:modified' }
    },

    setWithdrawalPassword: async (call) => {
      await setWithdrawalPassword(d, readActor(call), call.input.qk_pwd)
      return { message: 'members:messages.qk_pwd_set' }
    },

    changeWithdrawalPassword: async (call) => {
      await changeWithdrawalPassword(d, readActor(call), call.input)
      return { message: 'common:modified' }
    },
  }
}
