import { describe, expect, it } from 'vitest'
import { readProduct, type Source } from './sources.ts'

const readModule = (path: string): string | undefined => /^server\/src\/modules\/([a-z]+)\//.exec(path)?.[1]

/** A module's office table is answered in the module, in its `<noun>.office.ts`; views and the public interface may name its types. */
const findOfficeFaults = (file: Source): string[] =>
  [...file.text.matchAll(/from '@moongate\/contract\/([a-z]+)\.office'/g)].flatMap(([, owner]) => {
    const fits = readModule(file.path) === owner && /(\.office|\.view|\/index)\.ts$/.test(file.path)
    return fits ? [] : [`${file.path} has to do with the office table of ${owner}`]
  })

/** What is defined stands in the file of its kind, so that a reader finds it by the name of the module. */
const KINDS = { defineSetting: 'settings', definePostings: 'postings' } as const
const findKindFaults = ({ path, text }: Source): string[] => {
  const module = readModule(path)
  if (module === undefined) return []
  return Object.entries(KINDS)
    .filter(([call, kind]) => text.includes(`${call}(`) && !path.endsWith(`.${kind}.ts`))
    .map(([call, kind]) => `${path} calls ${call} outside of a .${kind}.ts`)
}

describe('the kinds of files', () => {
  const product = readProduct(['server/src'], /\.ts$/)
  it('the office tables of modules are answered in their .office.ts', () =>
    expect(product.flatMap(findOfficeFaults)).toEqual([]))
  it('settings and postings are defined in the files that are called so', () =>
    expect(product.flatMap(findKindFaults)).toEqual([]))
})

describe('the rules of kinds see', () => {
  const office = "import type { cashierOfficeRoutes } from '@moongate/contract/cashier.office'"
  it.each([
    ['another module that answers', 'server/src/modules/office/deposit.office.ts', office, findOfficeFaults],
    ['a file of another kind that answers', 'server/src/modules/cashier/deposit.routes.ts', office, findOfficeFaults],
    ['a setting in a use case', 'server/src/modules/bank/card.ts', "defineSetting('a', {})", findKindFaults],
    ['postings in a use case', 'server/src/modules/bank/card.ts', "definePostings('bank', {})", findKindFaults],
  ] as const)('%s', (_case, path, text, rule) => expect(rule({ path, text })).toHaveLength(1))

  it.each([
    ['an answer in its place', 'server/src/modules/cashier/deposit.office.ts', office, findOfficeFaults],
    ['a setting in its place', 'server/src/modules/bank/bank.settings.ts', "defineSetting('a', {})", findKindFaults],
  ] as const)('nothing wrong with %s', (_case, path, text, rule) => expect(rule({ path, text })).toEqual([]))
})
