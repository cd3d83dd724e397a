import { describe, expect, it } from 'vitest'
import { systemRng } from './rng.ts'
import { createSealer, isSealed } from './seal.ts'

const sealer = createSealer('a secret of more than thirty-two characters', systemRng)
const other = createSealer('another secret of more than thirty-two characters', systemRng)
const TEXT = 'JBSWY3DPEHPK3PXP'
const sealed = sealer.seal(TEXT, 'staff 7')
const fault = (message: RegExp) =>
  expect.objectContaining({ name: 'SealError', message: expect.stringMatching(message) })
const failing = (value: string, owner = 'staff 7', by = sealer): unknown => {
  try {
    return by.open(value, owner)
  } catch (error) {
    return error
  }
}

describe('R6.6 a sealed text', () => {
  it('is read again by the same secret, in another process too', () => {
    expect(sealer.open(sealed, 'staff 7')).toBe(TEXT)
    expect(createSealer('a secret of more than thirty-two characters', systemRng).open(sealed, 'staff 7')).toBe(TEXT)
    expect(isSealed(sealed)).toBe(true)
    expect(isSealed(TEXT)).toBe(false)
  })

  it('does not show itself, and looks different every time', () => {
    expect(sealed).not.toContain(TEXT)
    expect(Buffer.from(sealed.slice(14), 'base64url').toString('latin1')).not.toContain(TEXT)
    expect(sealer.seal(TEXT, 'staff 7')).not.toBe(sealed)
  })

  it('belongs to its row', () =>
    expect(failing(sealed, 'staff 8')).toEqual(fault(/staff 8 was sealed for another row/)))

  it('tells which key it was sealed with, and which one is there', () => {
    const id = (value: string) => value.split(':')[1] ?? ''
    const ours = id(other.seal(TEXT, 'staff 7'))
    expect(failing(sealed, 'staff 7', other)).toEqual(
      fault(new RegExp(`sealed with key ${id(sealed)}; the key of this SECRET is ${ours}$`)),
    )
  })

  it('notices each byte that was changed', () => {
    const [head, name, data = ''] = sealed.split(':')
    const bytes = Buffer.from(data, 'base64url')
    const changed = bytes.map((_, at) => {
      const copy = Buffer.from(bytes)
      copy[at] = (copy[at] ?? 0) ^ 1
      return failing(`${head}:${name}:${copy.toString('base64url')}`) instanceof Error ? 1 : 0
    })
    expect([...changed]).toEqual(Array(bytes.length).fill(1))
  })

  it('is none without its shape, and none without a secret', () => {
    expect(failing(TEXT)).toEqual(fault(/^what is kept of staff 7 is not sealed$/))
    expect(() => createSealer(undefined, systemRng).seal(TEXT, 'staff 7')).toThrow('SECRET is not set')
  })
})
