import { describe, expect, it } from 'vitest'
import { measureTree, readHeld } from './measures.ts'
import { findRatchetFaults, type Measure, tighten } from './ratchet.rules.ts'
import { listFunctions, listTypes, parseCode } from './syntax.ts'

/** The whole tree is parsed, and not alone on its machine. */
const PATIENCE_MS = 120_000

describe('the ratchet', () => {
  it(
    'holds sizes and docstrings: none worse, and what got better is held',
    () => expect(findRatchetFaults(measureTree(), readHeld())).toEqual([]),
    PATIENCE_MS,
  )
})

describe('the rules of the ratchet', () => {
  const longest: Measure = { name: 'longest', bound: 'most', value: 30, limit: 70, worst: ['f in a.ts (30)'] }
  const share: Measure = { name: 'share', bound: 'least', value: 60, worst: ['g in b.ts'] }
  it.each<[string, Measure, Record<string, number>, string[]]>([
    ['let be what is as it is held', longest, { longest: 30 }, []],
    ['refuse growth and name it', longest, { longest: 29 }, ['longest: 30 now, 29 held; look at f in a.ts (30)']],
    ['ask to hold a gain', longest, { longest: 31 }, ['longest: 30 now, better than the 31 held; run npm run ratchet']],
    ['refuse a falling share', share, { share: 61 }, ['share: 60 now, 61 held; look at g in b.ts']],
    [
      'ask to hold a risen share',
      share,
      { share: 59 },
      ['share: 60 now, better than the 59 held; run npm run ratchet'],
    ],
    ['know what nobody holds', share, {}, ['share: 60, held nowhere; run npm run ratchet']],
    [
      'hold nothing past the limit',
      { ...longest, value: 71 },
      { longest: 71 },
      ['longest: 71 is held, STYLE allows 70'],
    ],
    ['hold nothing that is measured no more', share, { share: 60, old: 1 }, ['old: held, but measured no more']],
  ])('%s', (_case, measure, held, faults) => expect(findRatchetFaults([measure], held)).toEqual(faults))

  it('tighten and never loosen', () => {
    expect(tighten([longest, share], { longest: 29, share: 59, old: 1 })).toEqual({ longest: 29, share: 60 })
  })
})

describe('what is measured', () => {
  const text = `/** Says why. */
export const add = (a: number, b: number) => {
  const sum = a + b
  return sum
}
const hidden = function () { return [1].map((n) => n) }
export const Part = () => (
  <p>{add(1, 2)}</p>
)
const table = { run: () => 1, async walk() { return 2 } }
export const data = [1, 2]
export type Pair = {
  a: 1
}
`
  const code = parseCode({ path: 'apps/a/src/a.tsx', text })
  it('is every function with a name, its lines, and what is said of it', () => {
    expect(
      listFunctions(code).map(({ name, lines, exported, documented, component }) => [
        name,
        lines,
        exported,
        documented,
        component,
      ]),
    ).toEqual([
      ['add', 4, true, true, false],
      ['hidden', 1, false, false, false],
      ['Part', 3, true, false, true],
      ['run', 1, false, false, false],
      ['walk', 1, false, false, false],
    ])
  })
  it('is every type', () => expect(listTypes(code)).toEqual([{ path: 'apps/a/src/a.tsx', name: 'Pair', lines: 3 }]))
})
