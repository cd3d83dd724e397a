import { describe, expect, it } from 'vitest'
import { findFaults, readProduct, type Source } from './sources.ts'

/** What is defined stands in the file of its kind, so that a reader finds it by the name of the module. */
const KINDS = { defineSetting: 'settings', definePostings: 'postings' } as const
const findKindFaults = ({ path, text }: Source): string[] => {
  if (!path.startsWith('server/src/modules/')) return []
  return Object.entries(KINDS)
    .filter(([call, kind]) => text.includes(`${call}(`) && !path.endsWith(`.${kind}.ts`))
    .map(([call, kind]) => `${path} calls ${call} outside of a .${kind}.ts`)
}

describe('the kinds of files', () => {
  it('settings and postings are defined in the files that are called so', () =>
    expect(findFaults(findKindFaults, readProduct(['server/src'], /\.ts$/))).toEqual([]))
})

describe('the rules of kinds see', () => {
  it.each([
    ['a setting in a use case', 'server/src/modules/bank/card.ts', "defineSetting('a', {})"],
    ['postings in a use case', 'server/src/modules/bank/card.ts', "definePostings('bank', {})"],
  ])('%s', (_case, path, text) => expect(findKindFaults({ path, text })).toHaveLength(1))

  it('nothing wrong with a setting in its place', () => {
    const text = "defineSetting('a', {})"
    expect(findKindFaults({ path: 'server/src/modules/bank/bank.settings.ts', text })).toEqual([])
  })
})
