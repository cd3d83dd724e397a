import { rememberLogin } from '../../kernel/attempts.ts'
import { hashPassword } from '../../kernel/password.ts'
import { refuse } from '../../kernel/refusal.ts'
import { formatDay } from '../../kernel/time.ts'
import {
  type Registration,
  checkRegistration,
  makeDemoMember,
  nameAccount,
  registerMember,
  registerSetting,
} from '../members/index.ts'
import { readProfile, refuseAge } from '../policy/index.ts'
import { readSetting } from '../site/index.ts'
import { checkCaptcha } from './captcha.ts'
import type { CaptchaAnswer } from './captcha.rules.ts'
import type { From, SessionsDeps } from './deps.ts'
import { type IssuedToken, buildIssuedToken, openSession } from './session.ts'

/** Refuses policy.birth_required, policy.birth_invalid, policy.too_young, as the licence's profile asks. */
const checkAge = async (d: SessionsDeps, birth_on: string | undefined): Promise<void> => {
  const profile = await readProfile(d.db)
  const refusal = refuseAge(profile, birth_on, formatDay(d.clock.now(), d.config.site_time_zone))
  if (refusal) refuse(refusal, { age: profile.min_age })
}

/**
 * Makes a member by the site's register settings and logs them in. The captcha is checked before a name or phone is looked
 * up, so that taken names cannot be listed without one.
 */
export const register = async (
  d: SessionsDeps,
  form: Registration & CaptchaAnswer & { key: string },
  from: From,
): Promise<IssuedToken> => {
  await checkRegistration(d, form)
  await checkAge(d, form.birth_on)
  if ((await readSetting(d.db, registerSetting)).isCaptchaRequired) await checkCaptcha(d, d.db, form)
  const [password_hash, qk_pwd_hash] = await Promise.all([hashPassword(form.password), hashPassword(form.qk_pwd)])
  const token = await d.db.tx(async (tx) => {
    const member_id = await registerMember(tx, form, { password_hash, qk_pwd_hash, register_ip: from.ip })
    return openSession(d, tx, member_id, { ...from, way: 'registration' })
  })
  await rememberLogin(d, nameAccount(form.name), from.ip)
  return buildIssuedToken(token)
}

/** Makes a demo account with play money and logs it in. */
export const startDemo = async (d: SessionsDeps, from: From): Promise<IssuedToken> =>
  buildIssuedToken(
    await d.db.tx(async (tx) => openSession(d, tx, await makeDemoMember(d, tx, from.ip), { ...from, way: 'demo' })),
  )
