import { describe, expect, it } from 'vitest'
import { refuseEntry, refuseExit, toLikePattern, findNavCategory } from './catalogue.rules.ts'

const open = { enabled: true, maintenance: false, demo: false }

describe('R6.3 R1.13 entering a supplier', () => {
  it.each([
    ['a member enters an open supplier', open, false, undefined],
    ['no such supplier', undefined, false, 'games.supplier_unknown'],
    ['a supplier switched off', { ...open, enabled: false }, false, 'games.supplier_unknown'],
    ['under maintenance', { ...open, maintenance: true }, false, 'games.supplier_maintenance'],
    ['a trial account elsewhere', open, true, 'policy.demo_only_lottery'],
    ['a trial account in the lottery', { ...open, demo: true }, true, undefined],
  ] as const)('%s', (_case, supplier, is_demo, refusal) => {
    expect(refuseEntry(supplier, is_demo)).toBe(refusal)
  })
})

describe('R4.12 money coming home from a supplier', () => {
  it.each([
    ['an open supplier', open, undefined],
    ['one that was switched off', { ...open, enabled: false }, undefined],
    ['one under maintenance', { ...open, maintenance: true }, undefined],
    ['no such supplier', undefined, 'games.supplier_unknown'],
  ] as const)('%s', (_case, supplier, refusal) => {
    expect(refuseExit(supplier, false)).toBe(refusal)
  })

  it('R6.3 not for a trial account elsewhere', () => {
    expect(refuseExit(open, true)).toBe('policy.demo_only_lottery')
  })
})

describe('R2.21 navigation', () => {
  it.each([
    ['slot', 3],
    ['poker', 6],
    ['casino', 1],
    ['lottery', 4],
    ['sport', 5],
    ['fish', 2],
    ['index', undefined],
    ['unheard-of', undefined],
  ] as const)('%s shows category %s', (name, category) => {
    expect(findNavCategory(name)).toBe(category)
  })

  it('R2.29 takes wildcards in a search word as plain characters', () => {
    expect(toLikePattern('50%_\\')).toBe('%50\\%\\_\\\\%')
  })
})
