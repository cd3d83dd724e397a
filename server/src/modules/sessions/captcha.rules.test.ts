import { describe, expect, it } from 'vitest'
import { CAPTCHA_LETTERS, type CaptchaAnswer, MAX_NUMBER, makeChallenge, readProof, isSolved } from './captcha.rules.ts'

const now = new Date('2026-11-21T04:00:00Z')
const row = {
  answer: 'K7QM',
  salt: 'ab12',
  challenge: makeChallenge('ab12', 4321),
  expires_at: new Date(now.getTime() + 1),
}
const proof = (number: unknown): string =>
  Buffer.from(
    JSON.stringify({ algorithm: 'SHA-256', challenge: row.challenge, number, salt: row.salt, signature: '' }),
  ).toString('base64')

describe('answering a captcha', () => {
  it.each<[string, CaptchaAnswer, boolean]>([
    ['the letters', { captcha: 'K7QM' }, true],
    ['in small letters with a space', { captcha: ' k7qm ' }, true],
    ['other letters', { captcha: 'K7QN' }, false],
    ['nothing', {}, false],
    ['the work done', { proof: proof(4321) }, true],
    ['the work done for another number', { proof: proof(4322) }, false],
    ['a number as text', { proof: proof('4321') }, false],
    ['a number too large', { proof: proof(MAX_NUMBER + 1) }, false],
    ['a proof that is no JSON', { proof: 'zzz' }, false],
    ['wrong letters but the work done', { captcha: 'xxxx', proof: proof(4321) }, true],
  ])('%s', (_case, answer, right) => {
    expect(isSolved(row, answer, now)).toBe(right)
  })

  it('too late is wrong', () => {
    expect(isSolved(row, { captcha: 'K7QM' }, row.expires_at)).toBe(false)
  })

  it('a proof says one number or nothing', () => {
    expect(readProof(proof(0))).toEqual({ number: 0 })
    expect(readProof(Buffer.from('null').toString('base64'))).toBeUndefined()
  })

  it('no letter looks like another', () => {
    expect(CAPTCHA_LETTERS).not.toMatch(/[01OISl9]/)
    expect(new Set(CAPTCHA_LETTERS).size).toBe(CAPTCHA_LETTERS.length)
  })
})
