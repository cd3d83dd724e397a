import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawBalls, fromHex, type HashPort, jzssc, plainHash, type Proof, toHex, verifyDraw, walk } from './index.ts'

const nodeHash: HashPort = {
  sha256: (data) => new Uint8Array(createHash('sha256').update(data).digest()),
  hmacSha256: (key, data) => new Uint8Array(createHmac('sha256', key).update(data).digest()),
}
const text = (value: string): Uint8Array => new TextEncoder().encode(value)
const seedOf = (name: string): Uint8Array => nodeHash.sha256(text(name))

/** Seed = SHA-256 of the name; outcomes computed by an independent Python program. */
const VECTORS: [string, string, string | undefined, string][] = [
  ['alpha', '20261121-0001', undefined, '05768'],
  ['alpha', '20261121-0002', undefined, '24293'],
  ['beta', '20261121-0001', undefined, '14690'],
  ['gamma', '20270101-1440', undefined, '11702'],
  ['delta', '20260228-0731', '00ff', '91771'],
  ['delta', '20260228-0731', undefined, '99147'],
  ['omega', '20251231-1440', 'e3b0c442', '91370'],
]

describe('plain hash', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('SHA-256 of %j', (data, hash) => expect(toHex(plainHash.sha256(text(data)))).toBe(hash))

  it('gives the bytes of node:crypto for any key and data', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.uint8Array({ maxLength: 300 }),
        (key, data) =>
          toHex(plainHash.sha256(data)) === toHex(nodeHash.sha256(data)) &&
          toHex(plainHash.hmacSha256(key, data)) === toHex(nodeHash.hmacSha256(key, data)),
      ),
    )
  })
})

describe('draw', () => {
  it.each<[string, string, string | undefined, string]>(VECTORS)(
    'R1.1 vector %s %s entropy %s → %s',
    (name, issue, entropy, balls) => {
      expect(drawBalls(nodeHash, jzssc, { issue, entropy }, seedOf(name)).join('')).toBe(balls)
      expect(drawBalls(plainHash, jzssc, { issue, entropy }, seedOf(name)).join('')).toBe(balls)
    },
  )

  it('drops bytes that would favour low digits and goes on with the next block', () => {
    const blocks = [
      [250, 251, 252, 253, 254, 255, 249, 7, ...Array.from({ length: 24 }, () => 255)],
      [10, 11, 12],
    ]
    const fixed: HashPort = {
      sha256: nodeHash.sha256,
      hmacSha256: (_key, data) =>
        Uint8Array.from(blocks[Number(new TextDecoder().decode(data).split('|').at(-1))] ?? []),
    }
    expect(drawBalls(fixed, jzssc, { issue: '1' }, seedOf('x'))).toEqual([9, 7, 0, 1, 2])
  })

  it('refuses parts that could be read as another draw', () => {
    expect(() => drawBalls(nodeHash, jzssc, { issue: '1|2' }, seedOf('x'))).toThrow(RangeError)
    expect(() => drawBalls(nodeHash, jzssc, { issue: '1', entropy: '' }, seedOf('x'))).toThrow(RangeError)
  })

  it('R1.1 every link of a chain is the promise of the next draw', () => {
    const last = seedOf('season')
    const anchor = walk(nodeHash, last, 1000)
    expect(toHex(walk(nodeHash, walk(nodeHash, last, 600), 400))).toBe(toHex(anchor))
    const third = walk(nodeHash, last, 997)
    const balls = drawBalls(nodeHash, jzssc, { issue: '20261121-0003' }, third)
    const commitment = toHex(walk(nodeHash, last, 998))
    expect(verifyDraw(plainHash, jzssc, { issue: '20261121-0003', seed: toHex(third), commitment, balls })).toBe(
      'genuine',
    )
  })
})

describe('verification', () => {
  const genuine = (n: number): Proof => {
    const seed = seedOf(`seed ${n}`)
    const key = {
      issue: `20261121-${String((n % 1440) + 1).padStart(4, '0')}`,
      entropy: n % 2 === 0 ? toHex(seedOf(`bets ${n}`)) : undefined,
    }
    return {
      ...key,
      seed: toHex(seed),
      commitment: toHex(nodeHash.sha256(seed)),
      balls: drawBalls(nodeHash, jzssc, key, seed),
    }
  }
  const flipped = (hex: string, at: number): string =>
    `${hex.slice(0, at)}${hex[at] === '0' ? '1' : '0'}${hex.slice(at + 1)}`

  it('R1.1 finds each of 1,000 single changes of seed, promise or outcome', () => {
    let found = 0
    for (let n = 0; n < 1000; n += 1) {
      const proof = genuine(n)
      const changed: Proof[] = [
        { ...proof, seed: flipped(proof.seed, n % 64) },
        { ...proof, commitment: flipped(proof.commitment, n % 64) },
        { ...proof, balls: proof.balls.map((ball, at) => (at === n % 5 ? (ball + 1) % 10 : ball)) },
      ]
      expect(verifyDraw(nodeHash, jzssc, proof)).toBe('genuine')
      if (verifyDraw(nodeHash, jzssc, changed[n % 3]!) !== 'genuine') found += 1
    }
    expect(found).toBe(1000)
  })

  it('R1.1 another issue or other entropy gives another outcome, but for the chance of equal digits', () => {
    const misses = Array.from({ length: 1000 }, (_, n) => genuine(n)).filter(
      (proof) =>
        verifyDraw(nodeHash, jzssc, { ...proof, issue: `${proof.issue}9` }) === 'genuine' ||
        verifyDraw(nodeHash, jzssc, { ...proof, entropy: 'other' }) === 'genuine',
    )
    expect(misses.length).toBeLessThanOrEqual(1)
  })

  it.each(['', 'AB', 'g'.repeat(64), 'A'.repeat(64), '0'.repeat(63)])('names the malformed seed %j', (seed) => {
    expect(fromHex(seed)).toBeUndefined()
    expect(verifyDraw(nodeHash, jzssc, { ...genuine(1), seed })).toBe('seed_malformed')
  })
})
