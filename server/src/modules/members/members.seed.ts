import type { Kernel } from '../../kernel/index.ts'
import type { Tx } from '../../kernel/db.ts'
import { hashPassword } from '../../kernel/password.ts'
import type { MembersDeps } from './deps.ts'
import { markLogin } from './credentials.sql.ts'
import { findMemberByName, insertMember } from './member.sql.ts'
import { registerSetting } from './members.settings.ts'
import { putSetting } from '../site/index.ts'
import { insertDemoCode, makeAgent } from './invite.sql.ts'

/** Known to everybody: the demo seed is for trying the product out, never for real money. */
const PASSWORD = 'Moongate88'
const WITHDRAWAL_PASSWORD = '888888'

/** The one with a card and money. */
export const DEMO_MEMBER = 'alice'

const members = [
  { name: DEMO_MEMBER, realname: '王丽丽', phone: '13800138001' },
  { name: 'bobby', realname: '', phone: '' },
  { name: 'carol', realname: '陈凯蓉', phone: '13800138003' },
] as const
const AGENT = 'carol'
const team = [
  { name: 'daisy', realname: '林晓月', phone: '13800138011' },
  { name: 'eddie', realname: '周建国', phone: '13800138012' },
  { name: 'fiona', realname: '吴佩珊', phone: '' },
  { name: 'gavin', realname: '', phone: '' },
] as const
const INVITE_CODE = 'MOON88'

/** The demo members: alice, bobby and carol (an agent with invite code MOON88). */
export const seedMembers = async (d: MembersDeps): Promise<void> => {
  const password_hash = await hashPassword(PASSWORD)
  const qk_pwd_hash = await hashPassword(WITHDRAWAL_PASSWORD)
  await d.db.tx(async (tx) => {
    for (const member of members) await seedMember(d, tx, { ...member, password_hash, qk_pwd_hash, invited_by: null })
  })
}

/** R1.9: carol's team, members who registered with her code. One whose name is taken already is left out. */
export const seedTeam = async (d: MembersDeps): Promise<void> => {
  const password_hash = await hashPassword(PASSWORD)
  const qk_pwd_hash = await hashPassword(WITHDRAWAL_PASSWORD)
  await d.db.tx(async (tx) => {
    const agent = await findMemberByName(tx, AGENT)
    if (!agent) return
    for (const member of team) await seedMember(d, tx, { ...member, password_hash, qk_pwd_hash, invited_by: agent.id })
  })
}

type Person = {
  name: string
  realname: string
  phone: string
  password_hash: string
  qk_pwd_hash: string
  invited_by: number | null
}

const seedMember = async (d: MembersDeps, tx: Tx, person: Person): Promise<void> => {
  const now = d.clock.now()
  const made = await insertMember(tx, {
    birth_on: null,
    ...person,
    is_demo: false,
    register_site: '',
    register_ip: '',
    registered_at: now,
  })
  if (!made) return
  await markLogin(tx, made.id, now)
  if (person.name !== AGENT) return
  await makeAgent(tx, made.id)
  await insertDemoCode(tx, made.id, INVITE_CODE)
}

/** What the demo operator asks of those who register. */
export const seedRegistering = (d: Pick<Kernel, 'db'>): Promise<void> =>
  putSetting(d.db, registerSetting, {
    isInviteCodeRequired: false,
    isRealNameRequred: false,
    isPhoneRequired: true,
    isCaptchaRequired: true,
  })
