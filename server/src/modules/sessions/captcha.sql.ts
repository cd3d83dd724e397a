import { type Reader, sql } from '../../kernel/db.ts'
import type { CaptchaRow } from './captcha.rules.ts'

export const insertCaptcha = (r: Reader, key: string, c: CaptchaRow): Promise<number> =>
  r.run(
    sql`insert into sessions.captchas (key, answer, challenge, salt, max_number, expires_at) values (${key}, ${c.answer}, ${c.challenge}, ${c.salt}, ${c.max_number}, ${c.expires_at})`,
  )

/** Takes a captcha away with the first answer, right or wrong: of parallel answers one finds it. */
export const takeCaptcha = (r: Reader, key: string): Promise<CaptchaRow | undefined> =>
  r.maybe(
    sql`delete from sessions.captchas where key = ${key} returning answer, challenge, salt, max_number, expires_at`,
  )

export const forgetCaptchas = (r: Reader, now: Date): Promise<number> =>
  r.run(sql`delete from sessions.captchas where expires_at <= ${now}`)
