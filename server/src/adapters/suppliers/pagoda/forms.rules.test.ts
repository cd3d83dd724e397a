import { describe, expect, it } from 'vitest'
import { fromLocal, signFields, toLocal } from './forms.rules.ts'

describe('the forms of Pagoda', () => {
  it('are signed whatever the order of their fields', () => {
    const signed = signFields('secret', { b: '2', a: '1' })
    expect(signed).toBe(signFields('secret', { a: '1', b: '2' }))
    expect(signed).toMatch(/^[0-9A-F]{64}$/)
    expect(signed).not.toBe(signFields('secret', { a: '1', b: '3' }))
    expect(signed).not.toBe(signFields('other', { a: '1', b: '2' }))
  })

  it('tell the hours of UTC+8', () => {
    const at = new Date('2026-01-14T20:00:00.123Z')
    expect(toLocal(at)).toBe('2026-01-15 04:00:00.123')
    expect(fromLocal('2026-01-15 04:00:00.123')).toEqual(at)
  })

  it.each(['', '2026-01-15', '2026-13-40 99:00:00.000', '2026-01-15T04:00:00.123', '0'])(
    'find no moment in %j',
    (text) => {
      expect(fromLocal(text)).toBeUndefined()
    },
  )
})
