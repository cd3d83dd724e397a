import { type Reader, type Tx, empty, sql } from '../../kernel/db.ts'

export type MemberState = 'active' | 'frozen' | 'closed'
/** A member as other modules may see one; no hash leaves the module. */
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
}

const columns = sql`id, name, realname, phone, email, qq, is_demo, is_trans_on, qk_pwd_hash is not null as has_qk_pwd, state, agent_id, invited_by,
  registered_at, last_login_at`

export const findMember = (r: Reader, id: number): Promise<Member | undefined> =>
  r.maybe(sql`select ${columns} from identity.members where id = ${id}`)

export const findMembersByIds = (r: Reader, ids: readonly number[]): Promise<Member[]> =>
  r.many(sql`select ${columns} from identity.members where id = any(${[...ids]}::int[]) order by id`)

/** By account name, whatever its case. */
export const findMemberByName = (r: Reader, name: string): Promise<Member | undefined> =>
  r.maybe(sql`select ${columns} from identity.members where lower(name) = lower(${name})`)

/** The real name, empty until it is filled in. */
export const findRealName = async (r: Reader, id: number): Promise<string> =>
  (await r.maybe<{ realname: string }>(sql`select realname from identity.members where id = ${id}`))?.realname ?? ''

/** The password's hash beside the member, for login alone. */
export const findCredentials = (
  r: Reader,
  name: string,
): Promise<{ id: number; password_hash: string | null; state: MemberState } | undefined> =>
  r.maybe(sql`select id, password_hash, state from identity.members where lower(name) = lower(${name})`)

export const findPasswordHash = async (r: Reader, id: number): Promise<string | null> =>
  (await r.one<{ password_hash: string | null }>(sql`select password_hash from identity.members where id = ${id}`))
    .password_hash

export type NewMember = {
  name: string
  password_hash: string | null
  qk_pwd_hash: string | null
  realname: string
  phone: string
  is_demo: boolean
  invited_by: number | null
  register_site: string
  register_ip: string
  registered_at: Date
}

/** Nothing when the name is taken, so that the transaction goes on. A taken phone number is its own check (`phoneTaken`). */
export const insertMember = (tx: Tx, m: NewMember): Promise<Member | undefined> =>
  tx.maybe(sql`insert into identity.members (name, password_hash, qk_pwd_hash, realname, phone, is_demo, invited_by, register_site, register_ip, registered_at)
    values (${m.name}, ${m.password_hash}, ${m.qk_pwd_hash}, ${m.realname}, ${m.phone}, ${m.is_demo}, ${m.invited_by}, ${m.register_site}, ${m.register_ip}, ${m.registered_at})
    on conflict (lower(name)) do nothing returning ${columns}`)

/** Whether another member has this phone number. The key is held to the end of the transaction, so two cannot both find it free. */
export const isPhoneTaken = async (tx: Tx, phone: string, but_id = 0): Promise<boolean> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`identity.phone:${phone}`}, 0))`)
  return (await tx.run(sql`select 1 from identity.members where phone = ${phone} and id <> ${but_id}`)) > 0
}

/** Who gave this invite code out; a closed code is nobody's. */
export const findInviter = async (r: Reader, code: string): Promise<number | undefined> =>
  (
    await r.maybe<{ member_id: number }>(
      sql`select member_id from identity.invite_codes where code = upper(${code}) and closed_at is null`,
    )
  )?.member_id

export const markLogin = (tx: Tx, id: number, now: Date): Promise<number> =>
  tx.run(sql`update identity.members set last_login_at = ${now} where id = ${id}`)

export type Profile = { realname: string; phone: string; email: string; qq: string }
export const updateProfile = (tx: Tx, id: number, p: Profile): Promise<number> =>
  tx.run(
    sql`update identity.members set realname = ${p.realname}, phone = ${p.phone}, email = ${p.email}, qq = ${p.qq} where id = ${id}`,
  )

export const lockProfile = (tx: Tx, id: number): Promise<Profile> =>
  tx.one(sql`select realname, phone, email, qq from identity.members where id = ${id} for no key update`)

/** 0 rows when the password has changed since `old_hash` was read. */
export const updatePasswordHash = (
  tx: Tx,
  id: number,
  old_hash: string | null,
  password_hash: string,
): Promise<number> =>
  tx.run(
    sql`update identity.members set password_hash = ${password_hash} where id = ${id} and password_hash is not distinct from ${old_hash}`,
  )

export const updateTransMode = (r: Reader, id: number, is_on: boolean): Promise<number> =>
  r.run(sql`update identity.members set is_trans_on = ${is_on} where id = ${id}`)

export const updateState = (tx: Tx, id: number, state: MemberState): Promise<number> =>
  tx.run(sql`update identity.members set state = ${state} where id = ${id} and state <> ${state}`)

/** Members whose account, real name or phone begins so; an empty keyword finds all, newest first. */
export const findMembersPage = async (
  r: Reader,
  f: { keyword: string; page: number; limit: number },
): Promise<{ rows: Member[]; total: number }> => {
  const begin = `${f.keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
  const where =
    f.keyword === ''
      ? empty
      : sql`where lower(name) like lower(${begin}) or realname like ${begin} or phone like ${begin}`
  const [rows, { total }] = await Promise.all([
    r.many<Member>(
      sql`select ${columns} from identity.members ${where} order by id desc limit ${f.limit} offset ${(f.page - 1) * f.limit}`,
    ),
    r.one<{ total: number }>(sql`select count(*)::int as total from identity.members ${where}`),
  ])
  return { rows, total }
}
