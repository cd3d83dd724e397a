import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteInexactNumbers } from './json.rules.ts'

describe('R7.9 numbers in JSON', () => {
  it.each([
    ['{"money":1e2}', '{"money":"1e2"}'],
    ['{"money":1E+2}', '{"money":"1E+2"}'],
    ['{"money":1.500}', '{"money":"1.500"}'],
    ['{"money":1.50}', '{"money":"1.50"}'],
    ['{"money":100.00000000000000001}', '{"money":"100.00000000000000001"}'],
    ['{"id":9007199254740993}', '{"id":"9007199254740993"}'],
    ['[-0,1e999]', '["-0","1e999"]'],
  ])('that a program would read as another text stand as written: %s', (json, exact) => {
    expect(quoteInexactNumbers(json)).toBe(exact)
    expect(() => JSON.parse(exact) as unknown).not.toThrow()
  })

  it.each(['{"money":12.5,"n":-7,"t":"1e2 and \\"1.500\\"","1e2":0,"a":[0.01,100],"b":null}', '0', '""', '{}'])(
    'that are exact stay, and so does all text: %s',
    (json) => expect(quoteInexactNumbers(json)).toBe(json),
  )

  it('whatever JSON a program writes means the same after it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.stringify(value)
        const loud = JSON.parse(quoteInexactNumbers(json), (_, part: unknown) =>
          typeof part === 'number' ? String(part) : part,
        ) as unknown
        expect(JSON.stringify(loud)).toBe(
          JSON.stringify(JSON.parse(json, (_, part: unknown) => (typeof part === 'number' ? String(part) : part))),
        )
      }),
    )
  })
})
