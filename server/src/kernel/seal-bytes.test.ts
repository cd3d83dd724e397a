import { describe, expect, it } from 'vitest'
import { createSeededRng } from './rng.ts'
import { SealError } from './seal.ts'
import { makeDataKey, openBytes, sealBytes } from './seal-bytes.ts'

const rng = createSeededRng('seal-bytes')
const key = makeDataKey(rng)
const plain = Buffer.from('RIFF\0\0\0\0WEBPVP8 and much more')
const sealed = sealBytes(key, plain, 'row 7', rng)
const change = (at: number): Uint8Array => sealed.map((byte, i) => (i === at ? byte ^ 1 : byte))

describe('bytes that are sealed', () => {
  it('open with their key, for their row', () => {
    expect(Buffer.from(openBytes(key, sealed, 'row 7'))).toEqual(plain)
    expect(Buffer.from(sealed).includes('WEBP')).toBe(false)
  })

  it.each<[string, () => Uint8Array]>([
    ['another key', () => openBytes(makeDataKey(rng), sealed, 'row 7')],
    ['another row', () => openBytes(key, sealed, 'row 8')],
    ['a changed nonce', () => openBytes(key, change(0), 'row 7')],
    ['a changed tag', () => openBytes(key, change(12), 'row 7')],
    ['a changed body', () => openBytes(key, change(30), 'row 7')],
    ['bytes that are cut off', () => openBytes(key, sealed.subarray(0, 20), 'row 7')],
    ['nothing', () => openBytes(key, new Uint8Array(), 'row 7')],
    ['a key of another length', () => openBytes('AAAA', sealed, 'row 7')],
  ])('do not open with %s', (_case, open) => expect(open).toThrow(SealError))
})
