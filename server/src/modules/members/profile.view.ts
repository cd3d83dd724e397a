import type { MeAnswer } from '@moongate/contract/members'
import { toWire } from '@moongate/money'
import { formatWireTime } from '../../kernel/time.ts'
import type { MemberWithMoney } from './money.sql.ts'

/** The member in the words of the wire (R3.1); `updated_at` is the login before this one, or the only one there is. */
export const meView = (m: MemberWithMoney, ml_money: bigint, time_zone: string): MeAnswer => ({
  name: m.name,
  realname: m.realname,
  phone: m.phone,
  email: m.email,
  qq: m.qq,
  money: toWire(m.money),
  ml_money: toWire(ml_money),
  fs_money: toWire(m.fs_money),
  is_trans: Number(m.is_trans_on),
  is_trans_on: Number(m.is_trans_on),
  is_demo: Number(m.is_demo),
  has_qk_pwd: m.has_qk_pwd,
  agent_id: m.agent_id,
  updated_at: formatWireTime(m.login_before_at ?? m.last_login_at ?? m.registered_at, time_zone),
})
