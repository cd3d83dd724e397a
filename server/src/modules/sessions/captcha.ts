import svgCaptcha from 'svg-captcha'
import type { Reader } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refusal.ts'
import {
  CAPTCHA_LENGTH,
  CAPTCHA_LETTERS,
  CAPTCHA_LIFE_MS,
  type CaptchaAnswer,
  MAX_NUMBER,
  makeChallenge,
  isSolved,
} from './captcha.rules.ts'
import { insertCaptcha, takeCaptcha } from './captcha.sql.ts'
import type { SessionsDeps } from './deps.ts'

export type Captcha = {
  key: string
  /** Data URL of the picture. */
  img: string
  challenge: { algorithm: string; challenge: string; salt: string; maxnumber: number; signature: string }
}

/** The package's main export draws a given text, which its types leave out. */
const draw = svgCaptcha as unknown as (text: string, options: object) => string
const look = { width: 120, height: 44, fontSize: 46, noise: 2, color: true, background: '#f4f1ea' }

/** Makes a captcha: a picture and, for those who cannot read it, a proof-of-work task (R5.5). */
export const createCaptcha = async (d: SessionsDeps): Promise<Captcha> => {
  const key = d.ids.token()
  const answer = d.config.captcha_answer ?? drawLetters(d)
  const salt = Buffer.from(d.rng.bytes(12)).toString('hex')
  const challenge = makeChallenge(salt, d.rng.int(MAX_NUMBER + 1))
  await insertCaptcha(d.db, key, {
    answer,
    challenge,
    salt,
    expires_at: new Date(d.clock.now().getTime() + CAPTCHA_LIFE_MS),
  })
  const img = `data:image/svg+xml;base64,${Buffer.from(draw(answer, look)).toString('base64')}`
  return { key, img, challenge: { algorithm: 'SHA-256', challenge, salt, maxnumber: MAX_NUMBER, signature: key } }
}

/** Refuses `sessions.captcha_wrong` unless this answer solves the captcha, which is used up either way. */
export const checkCaptcha = async (
  d: SessionsDeps,
  r: Reader,
  { key, ...answer }: CaptchaAnswer & { key: string },
): Promise<void> => {
  const row = await takeCaptcha(r, key)
  if (!row || !isSolved(row, answer, d.clock.now())) refuse('sessions.captcha_wrong')
}

const drawLetters = (d: SessionsDeps): string =>
  Array.from({ length: CAPTCHA_LENGTH }, () => CAPTCHA_LETTERS[d.rng.int(CAPTCHA_LETTERS.length)]).join('')
