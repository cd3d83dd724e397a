import { createHash } from 'node:crypto'

export const CAPTCHA_LENGTH = 4
export const CAPTCHA_LIFE_MS = 5 * 60_000

/** No letters that look like a figure or like each other. */
export const CAPTCHA_LETTERS = '2345678ABCDEFGHJKLMNPQRTUVWXYZ'

/** Work to find the number: half of this many SHA-256 on average, about half a second in a browser. */
export const MAX_NUMBER = 100_000

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The proof-of-work task in ALTCHA's form: find the number whose hash with the salt is `challenge`. */
export const makeChallenge = (salt: string, number: number): string => hashText(salt + number)

/** A solution as ALTCHA clients send it: base64 of `{algorithm, challenge, number, salt, signature}`. Undefined for anything else. */
export const readProof = (proof: string): { number: number } | undefined => {
  try {
    const read: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))
    const number: unknown = typeof read === 'object' && read !== null && 'number' in read ? read.number : undefined
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 && number <= MAX_NUMBER
      ? { number }
      : undefined
  } catch {
    return undefined
  }
}

export type CaptchaRow = { answer: string; challenge: string; salt: string; expires_at: Date }
export type CaptchaAnswer = { captcha?: string | undefined; proof?: string | undefined }

/** Whether the captcha is solved, by its letters (case does not count) or by the proof of work. */
export const isSolved = (row: CaptchaRow, { captcha = '', proof }: CaptchaAnswer, now: Date): boolean => {
  if (row.expires_at <= now) return false
  if (captcha.trim().toUpperCase() === row.answer.toUpperCase()) return true
  const found = proof ? readProof(proof) : undefined
  return found !== undefined && makeChallenge(row.salt, found.number) === row.challenge
}
