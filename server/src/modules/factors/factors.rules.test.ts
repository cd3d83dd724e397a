import { describe, expect, it } from 'vitest'
import { createRecoveryCode, formatRecoveryCode, hashRecoveryCode, readPage, tellWay } from './factors.rules.ts'

describe('where passkeys work', () => {
  it.each([
    ['https://site.example', 'site.example'],
    ['https://m.site.example:8443', 'm.site.example'],
    ['http://localhost:8080', 'localhost'],
    ['http://lines.localhost', 'lines.localhost'],
    ['http://site.example', undefined],
    ['https://203.0.113.7', undefined],
    ['http://127.0.0.1:8080', undefined],
    ['https://[2001:db8::1]', undefined],
    ['https://site.example/path', undefined],
    ['https://notlocalhost', 'notlocalhost'],
    ['http://notlocalhost', undefined],
    ['null', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s: %s', (origin, domain) => {
    expect(readPage(origin)?.domain).toBe(domain)
  })
})

describe('a recovery code', () => {
  it('R3.7 is sixteen letters that nobody takes for one another, each value of a byte as often as the next', () => {
    const all = Array.from({ length: 16 }, (_, row) =>
      createRecoveryCode(Uint8Array.from({ length: 16 }, (__, i) => row * 16 + i)),
    ).join('')
    expect(all).toMatch(/^[2-9A-HJ-NP-Z]{256}$/)
    const letters = [...new Set(all)]
    expect(letters.map((letter) => all.split(letter).length - 1)).toEqual(Array<number>(32).fill(8))
  })

  it('is shown in groups of four, and kept for its member alone', () => {
    expect(formatRecoveryCode('ABCDEFGHJKLMNPQR')).toBe('ABCD-EFGH-JKLM-NPQR')
    expect(hashRecoveryCode(1, 'ABCDEFGHJKLMNPQR')).not.toEqual(hashRecoveryCode(2, 'ABCDEFGHJKLMNPQR'))
  })

  it.each([
    ['123456', 'code'],
    ['ABCDEFGHJKLMNPQR', 'recovery'],
    ['2345678923456789', 'recovery'],
  ])('%s is told from the digits of an app: %s', (code, way) => {
    expect(tellWay(code)).toBe(way)
  })
})
