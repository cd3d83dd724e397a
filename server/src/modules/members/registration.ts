import { makePhoneCheck } from '@moongate/contract/fields'
import type { Tx } from '../../kernel/db.ts'
import { emit } from '../../kernel/outbox.ts'
import { refuse } from '../../kernel/refusal.ts'
import { readSetting, readSettings } from '../site/index.ts'
import type { MembersDeps } from './deps.ts'
import { registered } from './members.events.ts'
import { findInvite, insertMember, isPhoneTaken } from './member.sql.ts'
import { passwordProfileSetting, phonePatternSetting, registerSetting } from './members.settings.ts'
import { PASSWORD_MIN, type PasswordProfile, refusePassword } from './password.rules.ts'
import { type RegistrationForm, refuseForm } from './registration.rules.ts'

export type Registration = RegistrationForm & { name: string; qk_pwd: string; register_site: string }
type Made = { password_hash: string; qk_pwd_hash: string; register_ip: string }

/** Refuses a form that the site's register settings do not let through, before anything is looked up. */
export const checkRegistration = async (d: MembersDeps, form: Registration): Promise<void> => {
  const [register_setting, phone_pattern, profile] = await readSettings(d.db, [
    registerSetting,
    phonePatternSetting,
    passwordProfileSetting,
  ])
  const refusal = refuseForm(register_setting, form)
  if (refusal) refuse(refusal)
  requireStrength(profile, form)
  if (form.phone && !makePhoneCheck(phone_pattern).test(form.phone)) refuse('members.phone_invalid')
}

/**
 * Makes a member of a checked form and answers the id. Refuses a taken name or phone and an unknown invite code. Tells
 * `members.registered`.
 */
export const registerMember = async (tx: Tx, form: Registration, made: Made): Promise<number> => {
  const invite = form.invite_code ? await findInvite(tx, form.invite_code) : undefined
  if (form.invite_code && !invite) refuse('members.invite_unknown')
  if (form.phone && (await isPhoneTaken(tx, form.phone))) refuse('members.phone_taken')
  const member = await insertMember(tx, {
    ...made,
    name: form.name,
    realname: form.realname ?? '',
    phone: form.phone ?? '',
    birth_on: form.birth_on ?? null,
    is_demo: false,
    invited_by: invite?.member_id ?? null,
    register_site: form.register_site,
  })
  if (!member) return refuse('members.name_taken')
  await emit(tx, registered, {
    member_id: member.id,
    invited_by: member.invited_by,
    invite_code: invite?.code ?? null,
    register_site: form.register_site,
  })
  return member.id
}

type Given = { name: string; password_hash: string; invited_by: number; register_ip: string }

/** Makes a member for somebody else to hand over: no phone, no real name, no withdrawal password yet. Refuses members.name_taken. */
export const makeMember = async (tx: Tx, given: Given): Promise<number> => {
  const empty = { qk_pwd_hash: null, realname: '', phone: '', birth_on: null, is_demo: false, register_site: '' }
  const member = await insertMember(tx, { ...empty, ...given })
  if (!member) return refuse('members.name_taken')
  const { invited_by } = given
  await emit(tx, registered, { member_id: member.id, invited_by, invite_code: null, register_site: '' })
  return member.id
}

/** R5.6: refuses a phone number that the site's pattern does not take. */
export const checkPhone = async (d: MembersDeps, phone: string): Promise<void> => {
  if (!makePhoneCheck(await readSetting(d.db, phonePatternSetting)).test(phone)) refuse('members.phone_invalid')
}

const requireStrength = (profile: PasswordProfile, chosen: { name: string; password: string }): void => {
  const refusal = refusePassword(profile, chosen)
  if (refusal) refuse(refusal, { min: PASSWORD_MIN[profile] })
}

/** R5.4: refuses a chosen password that the site's profile does not take. */
export const checkPassword = async (d: MembersDeps, chosen: { name: string; password: string }): Promise<void> =>
  requireStrength(await readSetting(d.db, passwordProfileSetting), chosen)
