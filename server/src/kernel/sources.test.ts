import { describe, expect, it } from 'vitest'
import { createFakeClock } from './clock.ts'
import { createIds, deriveKey } from './ids.ts'
import { createSeededRng, systemRng } from './rng.ts'

const clock = createFakeClock('2026-11-21T20:00:00Z')

describe('rng', () => {
  it.each([
    ['system', systemRng],
    ['seeded', createSeededRng('a')],
  ] as const)('%s: whole numbers below the bound, each as likely', (_, rng) => {
    const counts = Array.from({ length: 7 }, () => 0)
    for (let i = 0; i < 7000; i++) counts[rng.int(7)]!++
    expect(Math.min(...counts)).toBeGreaterThan(850) // 5 standard deviations below 1,000
    expect(rng.bytes(5)).toHaveLength(5)
  })

  it('seeded: the same numbers for the same seed', () => {
    const draw = (seed: string) => {
      const rng = createSeededRng(seed)
      return Array.from({ length: 20 }, () => rng.int(1000))
    }
    expect(draw('x')).toEqual(draw('x'))
    expect(draw('x')).not.toEqual(draw('y'))
  })

  it.each([0, -1, 1.5, 2 ** 48 + 1, Number.NaN])('no number below %d', (max) => {
    expect(() => systemRng.int(max)).toThrow(RangeError)
  })
})

describe('ids', () => {
  const ids = createIds(clock, systemRng)

  it('uuid is version 7 and sorts by time', () => {
    const moving = createFakeClock('2026-01-01T00:00:00Z')
    const made = Array.from({ length: 50 }, () => (moving.advance(1), createIds(moving, systemRng).uuid()))
    expect(made).toEqual(made.toSorted())
    for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('token carries 256 bits', () => {
    expect(Buffer.from(ids.token(), 'base64url')).toHaveLength(32)
    expect(ids.token()).not.toBe(ids.token())
  })

  it('bill has the prefix, the day on the site’s calendar and letters that nobody misreads', () => {
    expect(ids.bill('D')).toMatch(/^D20261122-[0-9A-HJKMNP-TV-Z]{8}$/)
  })

  it('bill’s day begins with the site’s midnight, and no letter is likelier', () => {
    const moving = createFakeClock('2026-01-01T15:59:59.999Z')
    const { bill } = createIds(moving, systemRng)
    const before = bill('D')
    moving.advance(1)
    expect([before.slice(0, 9), bill('D').slice(0, 9)]).toEqual(['D20260101', 'D20260102'])
    const places = Array.from({ length: 2000 }, () => bill('D').slice(10)).reduce(
      (seen, letters) => seen.map((set, i) => set.add(letters[i] ?? '')),
      Array.from({ length: 8 }, () => new Set<string>()),
    )
    expect(places.map(({ size }) => size)).toEqual(Array.from({ length: 8 }, () => 32))
  })

  it('derivedKey is the same for the same parts and knows where one ends', () => {
    expect(deriveKey('a', 'bc')).toBe(deriveKey('a', 'bc'))
    expect(deriveKey('a', 'bc')).not.toBe(deriveKey('ab', 'c'))
    expect(deriveKey('settle', '7')).toBe('c620ab46-5ec6-8d72-b9ed-c3781b782cb5') // of another version too: a repeat finds it
    expect(deriveKey('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})
