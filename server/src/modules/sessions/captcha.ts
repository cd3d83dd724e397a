import { countGuardedTries } from '../../kernel/attempts.ts'
import type { Reader } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refusal.ts'
import {
  CAPTCHA_LENGTH,
  CAPTCHA_LETTERS,
  CAPTCHA_LIFE_MS,
  type CaptchaAnswer,
  MAX_NUMBER,
  chooseGuardedWork,
  judgeCaptcha,
  makeChallenge,
} from './captcha.rules.ts'
import { nameAccount } from '../members/index.ts'
import { drawCaptcha } from './captcha-picture.ts'
import { insertCaptcha, takeCaptcha } from './captcha.sql.ts'
import type { CaptchaDeps } from './deps.ts'

export type Captcha = {
  key: string
  /** Data URL of the picture. */
  img: string
  challenge: { algorithm: string; challenge: string; salt: string; maxnumber: number; signature: string }
}

/**
 * Makes a captcha: a picture and, for those who cannot read it, a proof-of-work task (R5.5). For a `name` that is guessed at
 * the task is as long as a login there asks for.
 */
export const createCaptcha = async (
  d: CaptchaDeps,
  asked: { name?: string | undefined; ip: string },
): Promise<Captcha> => {
  const maxnumber = await chooseWork(d, asked)
  const key = d.ids.token()
  const answer = d.config.captcha_answer ?? drawLetters(d)
  const salt = Buffer.from(d.rng.bytes(12)).toString('hex')
  const challenge = makeChallenge(salt, d.rng.int(maxnumber + 1))
  await insertCaptcha(d.db, key, {
    answer,
    challenge,
    salt,
    max_number: maxnumber,
    expires_at: new Date(d.clock.now().getTime() + CAPTCHA_LIFE_MS),
  })
  const img = `data:image/png;base64,${(await drawCaptcha(d.rng, answer)).toString('base64')}`
  return { key, img, challenge: { algorithm: 'SHA-256', challenge, salt, maxnumber, signature: key } }
}

const chooseWork = async (d: CaptchaDeps, { name, ip }: { name?: string | undefined; ip: string }): Promise<number> => {
  if (name === undefined) return MAX_NUMBER
  const { guarded, failed } = await countGuardedTries(d, nameAccount(name), ip)
  return guarded ? chooseGuardedWork(failed) : MAX_NUMBER
}

/** Refuses `sessions.captcha_wrong` unless this answer solves the captcha, which is used up either way; answers the work that was done. */
export const checkCaptcha = async (
  d: CaptchaDeps,
  r: Reader,
  { key, ...answer }: CaptchaAnswer & { key: string },
): Promise<{ work: number }> => {
  const row = await takeCaptcha(r, key)
  return (row && judgeCaptcha(row, answer, d.clock.now())) ?? refuse('sessions.captcha_wrong')
}

const drawLetters = (d: CaptchaDeps): string =>
  Array.from({ length: CAPTCHA_LENGTH }, () => CAPTCHA_LETTERS[d.rng.int(CAPTCHA_LETTERS.length)]).join('')
