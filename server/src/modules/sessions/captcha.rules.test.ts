import { describe, expect, it } from 'vitest'
import {
  CAPTCHA_LETTERS,
  type CaptchaAnswer,
  MAX_NUMBER,
  chooseGuardedWork,
  judgeCaptcha,
  makeChallenge,
  readProof,
} from './captcha.rules.ts'

const now = new Date('2026-11-21T04:00:00Z')
const row = {
  answer: 'K7QM',
  salt: 'ab12',
  challenge: makeChallenge('ab12', 4321),
  max_number: MAX_NUMBER,
  expires_at: new Date(now.getTime() + 1),
}
const proof = (number: unknown): string =>
  Buffer.from(
    JSON.stringify({ algorithm: 'SHA-256', challenge: row.challenge, number, salt: row.salt, signature: '' }),
  ).toString('base64')

describe('answering a captcha', () => {
  it.each<[string, CaptchaAnswer, number | undefined]>([
    ['the letters', { captcha: 'K7QM' }, 0],
    ['in small letters with a space', { captcha: ' k7qm ' }, 0],
    ['as a Chinese keyboard writes them', { captcha: 'Ｋ７ｑｍ' }, 0],
    ['other letters', { captcha: 'K7QN' }, undefined],
    ['nothing', {}, undefined],
    ['the work done', { proof: proof(4321) }, MAX_NUMBER],
    ['the work done for another number', { proof: proof(4322) }, undefined],
    ['a number as text', { proof: proof('4321') }, undefined],
    ['a number too large', { proof: proof(MAX_NUMBER + 1) }, undefined],
    ['a proof that is no JSON', { proof: 'zzz' }, undefined],
    ['wrong letters but the work done', { captcha: 'xxxx', proof: proof(4321) }, MAX_NUMBER],
  ])('%s', (_case, answer, work) => {
    expect(judgeCaptcha(row, answer, now)?.work).toBe(work)
  })

  it('too late is wrong', () => {
    expect(judgeCaptcha(row, { captcha: 'K7QM' }, row.expires_at)).toBeUndefined()
  })

  it('a proof says one number or nothing', () => {
    expect(readProof(proof(0), 0)).toEqual({ number: 0 })
    expect(readProof(Buffer.from('null').toString('base64'), 1)).toBeUndefined()
  })

  it.each([
    [0, 3],
    [4, 3],
    [5, 6],
    [14, 6],
    [15, 12],
    [29, 12],
    [30, 24],
    [1000, 24],
  ])('after %i failed tries with work at a guarded account %i times the work is asked for', (failed, times) => {
    expect(chooseGuardedWork(failed)).toBe(times * MAX_NUMBER)
  })

  it('no letter looks like another', () => {
    expect(CAPTCHA_LETTERS).not.toMatch(/[01OISl9]/)
    expect(new Set(CAPTCHA_LETTERS).size).toBe(CAPTCHA_LETTERS.length)
  })
})
