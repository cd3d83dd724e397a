import { createHash } from 'node:crypto'

export const CAPTCHA_LENGTH = 4
export const CAPTCHA_LIFE_MS = 5 * 60_000

/** No letters that look like a figure or like each other. */
export const CAPTCHA_LETTERS = '2345678ABCDEFGHJKLMNPQRTUVWXYZ'

/** Work to find the number: half of this many SHA-256 on average, about half a second in a browser. */
export const MAX_NUMBER = 100_000

/** The work that a login brings where the account is guessed at, by the tries with such work that have failed (decisions/0090). */
const GUARDED_WORK: readonly { from: number; max_number: number }[] = [
  { from: 30, max_number: 24 * MAX_NUMBER },
  { from: 15, max_number: 12 * MAX_NUMBER },
  { from: 5, max_number: 6 * MAX_NUMBER },
  { from: 0, max_number: 3 * MAX_NUMBER },
]

/** How much work, as the largest number of its task, lets a login go on at an account whose tries are used up. */
export const chooseGuardedWork = (failed: number): number =>
  GUARDED_WORK.find(({ from }) => failed >= from)?.max_number ?? MAX_NUMBER

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The proof-of-work task in ALTCHA's form: find the number whose hash with the salt is `challenge`. */
export const makeChallenge = (salt: string, number: number): string => hashText(salt + number)

/** A solution as ALTCHA clients send it: base64 of `{algorithm, challenge, number, salt, signature}`. Undefined for anything else. */
export const readProof = (proof: string, max_number: number): { number: number } | undefined => {
  try {
    const read: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))
    const number: unknown = typeof read === 'object' && read !== null && 'number' in read ? read.number : undefined
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 && number <= max_number
      ? { number }
      : undefined
  } catch {
    return undefined
  }
}

export type CaptchaRow = { answer: string; challenge: string; salt: string; max_number: number; expires_at: Date }
export type CaptchaAnswer = { captcha?: string | undefined; proof?: string | undefined }

/**
 * How a captcha is solved: by the work of its task, of which it answers how much, or by its letters (neither case nor width counts), which are
 * no work. Nothing when it is not.
 */
export const judgeCaptcha = (
  row: CaptchaRow,
  { captcha = '', proof }: CaptchaAnswer,
  now: Date,
): { work: number } | undefined => {
  if (row.expires_at <= now) return undefined
  const found = proof ? readProof(proof, row.max_number) : undefined
  if (found && makeChallenge(row.salt, found.number) === row.challenge) return { work: row.max_number }
  return captcha.normalize('NFKC').trim().toUpperCase() === row.answer.toUpperCase() ? { work: 0 } : undefined
}
