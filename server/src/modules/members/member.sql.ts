import type { MemberState } from '@moongate/contract/members.states'
import { type Reader, type Tx, sql } from '../../kernel/db.ts'
import type { NameThings } from '../audit/index.ts'
import { gatherByDb } from '../../kernel/gather.ts'

export type { MemberState }
/** A member as other modules may see one. */
export type Member = {
  id: number
  name: string
  realname: string
  phone: string
  email: string
  qq: string
  is_demo: boolean
  is_trans_on: boolean
  has_qk_pwd: boolean
  state: MemberState
  agent_id: number | null
  invited_by: number | null
  registered_at: Date
  last_login_at: Date | null
  login_before_at: Date | null
}

/** What is told of a member, from `members.members m`. */
export const columns = sql`m.id, m.name, m.realname, m.phone, m.email, m.qq, m.is_demo, m.is_trans_on, m.qk_pwd_hash is not null as has_qk_pwd, m.state,
  m.agent_id, m.invited_by, m.registered_at, m.last_login_at, m.login_before_at`

/** A member; of many who are asked for at once in one statement. */
export const findMember: (r: Reader, id: number) => Promise<Member | undefined> = gatherByDb(
  async (r, ids: readonly number[]) => new Map((await findMembersByIds(r, ids)).map((found) => [found.id, found])),
)

export const findMembersByIds = (r: Reader, ids: readonly number[]): Promise<Member[]> =>
  r.many(sql`select ${columns} from members.members m where m.id = any(${[...ids]}::int[]) order by m.id`)

/** Members of real money who were logged in since a moment. */
export const findRecentMembers = (
  r: Reader,
  since: Date,
  after_id: number,
  limit: number,
): Promise<Pick<Member, 'id' | 'phone'>[]> =>
  r.many(
    sql`select m.id, m.phone from members.members m where m.last_login_at >= ${since} and not m.is_demo and m.state = 'active'
      and m.id > ${after_id} order by m.id limit ${limit}`,
  )

/** By account name, whatever its case. */
export const findMemberByName = (r: Reader, name: string): Promise<Member | undefined> =>
  r.maybe(sql`select ${columns} from members.members m where lower(m.name) = lower(${name})`)

type Identity = { realname: string; birth_on: string | null }
/** Who a member says they are: the real name, empty until it is filled in, and the day of birth where it was asked for. */
export const findIdentity = async (r: Reader, id: number): Promise<Identity> =>
  (await r.maybe(sql`select realname, birth_on::text as birth_on from members.members where id = ${id}`)) ?? {
    realname: '',
    birth_on: null,
  }
export const findRealName = async (r: Reader, id: number): Promise<string> => (await findIdentity(r, id)).realname

export type NewMember = {
  name: string
  password_hash: string | null
  qk_pwd_hash: string | null
  realname: string
  phone: string
  birth_on: string | null
  is_demo: boolean
  invited_by: number | null
  register_site: string
  register_ip: string
  /** Of people who are made up; else the database's moment, by which bets and deposits are told apart, whatever a server's clock says. */
  registered_at?: Date
}

/** Nothing when the name is taken, so that the transaction goes on. A taken phone number is its own check (`isPhoneTaken`). */
export const insertMember = (tx: Tx, m: NewMember): Promise<Member | undefined> =>
  tx.maybe(sql`insert into members.members as m (name, password_hash, qk_pwd_hash, realname, phone, birth_on, is_demo, invited_by, register_site, register_ip, registered_at)
    values (${m.name}, ${m.password_hash}, ${m.qk_pwd_hash}, ${m.realname}, ${m.phone}, ${m.birth_on}::date, ${m.is_demo}, ${m.invited_by}, ${m.register_site}, ${m.register_ip}, coalesce(${m.registered_at ?? null}::timestamptz, kernel.now()))
    on conflict (lower(name)) do nothing returning ${columns}`)

/** Leaves out as many numbers as may have been given to members whom nobody here knows: suppliers know them by their numbers. */
export const skipMemberNumbers = async (tx: Tx, count: number): Promise<void> => {
  await tx.one(sql`select setval(pg_get_serial_sequence('members.members', 'id'),
    greatest(nextval(pg_get_serial_sequence('members.members', 'id')), (select max(id) from members.members)) + ${count})`)
}

/** Whether a member has this phone number. The key is held to the end of the transaction, so two cannot both find it free. */
export const isPhoneTaken = async (tx: Tx, phone: string): Promise<boolean> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`members.phone:${phone}`}, 0))`)
  return (await tx.run(sql`select 1 from members.members where phone = ${phone}`)) > 0
}

/** Whose this invite code is, as it is stored; a closed code is nobody's. */
export const findInvite = (r: Reader, code: string): Promise<{ code: string; member_id: number } | undefined> =>
  r.maybe(sql`select code, member_id from members.invite_codes where code = upper(${code}) and closed_at is null`)

export type Profile = { realname: string; phone: string; email: string; qq: string }
export const updateProfile = (tx: Tx, id: number, p: Profile): Promise<number> =>
  tx.run(
    sql`update members.members set realname = ${p.realname}, phone = ${p.phone}, email = ${p.email}, qq = ${p.qq} where id = ${id}`,
  )

export const lockProfile = (tx: Tx, id: number): Promise<Profile> =>
  tx.one(sql`select realname, phone, email, qq from members.members where id = ${id} for no key update`)

export const updateTransMode = (r: Reader, id: number, is_on: boolean): Promise<number> =>
  r.run(sql`update members.members set is_trans_on = ${is_on} where id = ${id}`)

export const updateState = (tx: Tx, id: number, state: MemberState): Promise<number> =>
  tx.run(sql`update members.members set state = ${state} where id = ${id} and state <> ${state}`)

/** The names under which members log in. */
export const nameAccounts: NameThings = async (r, ids) => {
  const numbers = ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number)
  return (await findMembersByIds(r, numbers)).map(({ id, name }) => ({ id: String(id), name }))
}
