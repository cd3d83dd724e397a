import type { StaffRole } from '@moongate/contract'
import type { Tx } from '../../kernel/db.ts'
import type { IdentityDeps } from './deps.ts'
import { insertMember, markLogin } from './member.sql.ts'
import { hashPassword } from './password.ts'
import { insertDemoCode, makeAgent } from './seed.sql.ts'
import { insertStaff, setStaffSecrets } from './staff.sql.ts'

/** Known to everybody: the demo seed is for trying the product out, never for real money. */
const MEMBER_PASSWORD = 'Moongate88'
const WITHDRAWAL_PASSWORD = '888888'
const STAFF_PASSWORD = 'moongate-office'
const TOTP_SECRET = 'JBSWY3DPEHPK3PXP'

const members = [
  { name: 'alice', realname: '王丽丽', phone: '13800138001' },
  { name: 'bobby', realname: '', phone: '' },
  { name: 'carol', realname: '陈凯蓉', phone: '13800138003' },
] as const
const AGENT = 'carol'
export const DEMO_INVITE_CODE = 'MOON88'

const staff: readonly { name: string; roles: readonly StaffRole[] }[] = [
  { name: 'erin', roles: ['support', 'finance', 'content', 'risk', 'admin'] },
  { name: 'frank', roles: ['finance'] },
  { name: 'sofia', roles: ['support'] },
]

/** The demo people: members alice, bobby and carol (an agent with invite code MOON88), staff erin, frank and sofia. */
export const seedIdentity = async (d: IdentityDeps): Promise<void> => {
  const [password_hash, qk_pwd_hash, staff_hash] = await Promise.all(
    [MEMBER_PASSWORD, WITHDRAWAL_PASSWORD, STAFF_PASSWORD].map(hashPassword),
  )
  if (!password_hash || !qk_pwd_hash || !staff_hash) throw new Error('the demo passwords were not hashed')
  await d.db.tx(async (tx) => {
    for (const member of members) await seedMember(d, tx, { ...member, password_hash, qk_pwd_hash })
    for (const { name, roles } of staff) {
      const made = await insertStaff(tx, name, roles, d.clock.now())
      if (made) await setStaffSecrets(tx, made.id, staff_hash, TOTP_SECRET, 0)
    }
  })
}

type Person = { name: string; realname: string; phone: string; password_hash: string; qk_pwd_hash: string }

const seedMember = async (d: IdentityDeps, tx: Tx, person: Person): Promise<void> => {
  const now = d.clock.now()
  const made = await insertMember(tx, {
    ...person,
    is_demo: false,
    invited_by: null,
    register_site: '',
    register_ip: '',
    registered_at: now,
  })
  if (!made) return
  await markLogin(tx, made.id, now)
  if (person.name !== AGENT) return
  await makeAgent(tx, made.id)
  await insertDemoCode(tx, made.id, DEMO_INVITE_CODE)
}
