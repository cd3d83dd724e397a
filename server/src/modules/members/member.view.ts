import type { AnswerOf } from '@moongate/contract'
import type { membersOfficeRoutes } from '@moongate/contract/members.office'
import { toWire } from '@moongate/money'
import { formatWireTime } from '../../kernel/time.ts'
import type { MemberWithMoney } from './money.sql.ts'

type Row = AnswerOf<typeof membersOfficeRoutes.list>['data']['data'][number]

/** A line of the office's member list. A closed account shows as frozen: neither moves money. */
export const memberRowView = (m: MemberWithMoney, time_zone: string): Row => ({
  id: m.id,
  name: m.name,
  realname: m.realname,
  phone: m.phone,
  is_demo: m.is_demo,
  is_agent: m.agent_id !== null,
  state: m.state === 'active' ? 'active' : 'frozen',
  money: toWire(m.money),
  registered_at: formatWireTime(m.registered_at, time_zone),
  last_login_at: m.last_login_at && formatWireTime(m.last_login_at, time_zone),
})

/** R1.11: an account name that its owner knows again and nobody else: `wa***8`, and of a short one its first letter alone. */
export const maskName = (name: string): string =>
  name.length < 6 ? `${name.slice(0, 1)}***` : `${name.slice(0, 2)}***${name.slice(-1)}`
