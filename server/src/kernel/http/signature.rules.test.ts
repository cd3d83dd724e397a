import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { computeNonceEnd, computeSignature, findSignatureFault, readSigned, type Signed } from './signature.rules.ts'

const secret = 'a-secret-that-is-long-enough-0001'
const next = 'a-secret-that-is-long-enough-0002'
const now = new Date('2026-11-21T04:00:00Z')
const epoch_s = now.getTime() / 1000
const body = Buffer.from('{"bet":"1","name":"é"}')

const sign = (with_secret: string, late_s = 0, nonce = 'n'.repeat(16)): Signed => {
  const timestamp = String(epoch_s + late_s)
  return { caller: 'AG', timestamp, nonce, signature: computeSignature(with_secret, { timestamp, nonce }, body) }
}

describe('a signature', () => {
  it('is HMAC-SHA256 over timestamp, nonce and the bytes of the body, each after a dot', () => {
    expect(computeSignature('key', { timestamp: '1', nonce: '2' }, Buffer.from('3'))).toBe(
      createHmac('sha256', 'key').update('1.2.3').digest('hex'),
    )
  })

  it.each<[string, Signed, Uint8Array, readonly string[], string | undefined]>([
    ['right', sign(secret), body, [secret], undefined],
    ['right, with the older of two secrets', sign(secret), body, [secret, next], undefined],
    ['right, with the newer of two secrets', sign(next), body, [secret, next], undefined],
    ['by a caller nobody knows', sign(secret), body, [], 'unknown_caller'],
    ['with another secret', sign(next), body, [secret], 'wrong_signature'],
    ['over another body', sign(secret), Buffer.from('{"bet":"2","name":"é"}'), [secret], 'wrong_signature'],
    [
      'over the same JSON in other bytes',
      sign(secret),
      Buffer.from('{"bet":"1", "name":"é"}'),
      [secret],
      'wrong_signature',
    ],
    ['under another nonce', { ...sign(secret), nonce: 'm'.repeat(16) }, body, [secret], 'wrong_signature'],
    ['under another time', { ...sign(secret), timestamp: String(epoch_s + 1) }, body, [secret], 'wrong_signature'],
    ['five minutes old', sign(secret, -300), body, [secret], undefined],
    ['older', sign(secret, -301), body, [secret], 'outside_window'],
    ['five minutes ahead', sign(secret, 300), body, [secret], undefined],
    ['further ahead', sign(secret, 301), body, [secret], 'outside_window'],
  ])('%s', (_, signed, sent, secrets, fault) => {
    expect(findSignatureFault(signed, sent, secrets, now)).toBe(fault)
  })

  it('with a secret that could be found by trying is a fault of ours', () => {
    expect(() => findSignatureFault(sign(''), body, [''], now)).toThrow('a secret of AG is shorter than 32 characters')
  })

  it('its nonce is kept until its time is out for everybody, with as much again for clocks that differ', () => {
    expect(computeNonceEnd(sign(secret, 60))).toEqual(new Date('2026-11-21T04:11:00Z'))
  })

  const headers = {
    'x-caller': 'AG',
    'x-timestamp': '1795233600',
    'x-nonce': 'n'.repeat(16),
    'x-signature': 'a'.repeat(64),
  }
  it.each<[string, Record<string, unknown>, boolean]>([
    ['all four', {}, true],
    ['no caller', { 'x-caller': undefined }, false],
    ['a caller with a colon', { 'x-caller': 'AG:1' }, false],
    ['milliseconds', { 'x-timestamp': '1795233600000' }, false],
    ['a short nonce', { 'x-nonce': 'n'.repeat(15) }, false],
    ['two nonces', { 'x-nonce': ['n'.repeat(16), 'm'.repeat(16)] }, false],
    ['capitals in the signature', { 'x-signature': 'A'.repeat(64) }, false],
    ['half a signature', { 'x-signature': 'a'.repeat(32) }, false],
    ['more than a signature', { 'x-signature': `${'a'.repeat(64)}\n` }, false],
  ])('is read from %s: %s', (_, change, good) => {
    expect(readSigned({ ...headers, ...change }) !== undefined).toBe(good)
  })
})
