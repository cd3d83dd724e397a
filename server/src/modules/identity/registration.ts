import { emit } from '../../kernel/outbox.ts'
import type { Tx } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refusal.ts'
import { readConfig } from '../site/index.ts'
import { normalizeAddress } from './address.rules.ts'
import { checkCaptcha } from './captcha.ts'
import type { IdentityDeps } from './deps.ts'
import { registered } from './identity.events.ts'
import { nameAccount } from './login.ts'
import { rememberAddress } from './login.sql.ts'
import { insertMember, findInviter, isPhoneTaken } from './member.sql.ts'
import { hashPassword } from './password.ts'
import { type RegistrationForm, refuseForm, matchesPhone } from './registration.rules.ts'
import { type From, type IssuedToken, buildIssuedToken, openSession } from './session.ts'

export type Registration = RegistrationForm & {
  name: string
  qk_pwd: string
  captcha: string
  key: string
  proof?: string | undefined
  register_site: string
}

/**
 * Makes a member by the site's register settings and logs him in. The captcha is checked before a name or phone is looked
 * up, so that taken names cannot be listed without one. Tells `members.registered`.
 */
export const register = async (d: IdentityDeps, form: Registration, from: From): Promise<IssuedToken> => {
  const settings = await readConfig(d.db, 'register_setting')
  const refusal = refuseForm(settings, form)
  if (refusal) refuse(refusal)
  if (form.phone) await checkPhone(d, form.phone)
  if (settings.isCaptchaRequired) await checkCaptcha(d, d.db, form)
  const [password_hash, qk_pwd_hash] = await Promise.all([hashPassword(form.password), hashPassword(form.qk_pwd)])
  const token = await d.db.tx(async (tx) => {
    const member_id = await insertRegistered(d, tx, form, { password_hash, qk_pwd_hash, register_ip: from.ip })
    return openSession(d, tx, member_id, from)
  })
  await rememberAddress(d.db, nameAccount(form.name), normalizeAddress(from.ip), d.clock.now())
  return buildIssuedToken(token)
}

export const checkPhone = async (d: IdentityDeps, phone: string): Promise<void> => {
  if (!matchesPhone(await readConfig(d.db, 'phone_pattern'), phone)) refuse('identity.phone_invalid')
}

type Made = { password_hash: string; qk_pwd_hash: string; register_ip: string }

const insertRegistered = async (d: IdentityDeps, tx: Tx, form: Registration, made: Made): Promise<number> => {
  const invited_by = form.invite_code ? await findInviter(tx, form.invite_code) : undefined
  if (form.invite_code && invited_by === undefined) refuse('identity.invite_unknown')
  if (form.phone && (await isPhoneTaken(tx, form.phone))) refuse('identity.phone_taken')
  const member = await insertMember(tx, {
    ...made,
    name: form.name,
    realname: form.realname ?? '',
    phone: form.phone ?? '',
    is_demo: false,
    invited_by: invited_by ?? null,
    register_site: form.register_site,
    registered_at: d.clock.now(),
  })
  if (!member) return refuse('identity.name_taken')
  await emit(tx, registered, {
    member_id: member.id,
    invited_by: member.invited_by,
    invite_code: form.invite_code ?? '',
    register_site: form.register_site,
  })
  return member.id
}
