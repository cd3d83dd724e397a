import { describe, expect, it } from 'vitest'
import { findNameFaults, listNouns, listParticiples, NOUNS } from './names.rules.ts'
import { readProduct } from './sources.ts'
import { parseCode } from './syntax.ts'

const ENDINGS = /\.(ts|tsx|mts|mjs)$/
const parse = (folders: string[]) => readProduct(folders, ENDINGS).map(parseCode)

describe('functions are verbs', () => {
  it('in what one file exports to another', () => {
    const found = parse(['server/src', 'packages', 'testing', 'tools']).flatMap(listNouns)
    expect(findNameFaults(found, NOUNS, 'begins with no verb of verbs.ts')).toEqual([])
  })
  it('and never participles, anywhere', () => {
    const found = parse(['server', 'packages', 'testing', 'tools', 'apps', 'bench']).flatMap(listParticiples)
    expect(findNameFaults(found, [], 'says what was done, not what it does')).toEqual([])
  })
})

describe('the rules of names see', () => {
  const nouns = (path: string, text: string) => listNouns(parseCode({ path, text })).map(({ name }) => name)
  const participles = (text: string) =>
    listParticiples(parseCode({ path: 'server/src/a.ts', text })).map(({ name }) => name)

  it('a noun that is exported, and neither verbs, questions, views, schemas nor data', () => {
    const text = `export const balance = () => 1
export const readBalance = () => 1
export const isOpen = () => true
export const toWire = () => ''
export const amount = () => z.string()
export const LIMIT = 5
const hidden = () => 1`
    expect(nouns('server/src/a.ts', text)).toEqual(['balance'])
    expect(nouns('server/src/card.view.ts', 'export const cardView = () => 1')).toEqual([])
    expect(nouns('server/src/card.ts', 'export const cardView = () => 1')).toEqual(['cardView'])
  })
  it('a participle, hidden or not, regular or not', () => {
    const text = `const checked = () => 1
export const limitedCalls = () => 1
const paid = () => 1
const seedBank = () => 1
const row = { asked: () => 1 }
const done = true`
    expect(participles(text)).toEqual(['checked', 'limitedCalls', 'paid'])
  })
  it('an excuse that nothing needs', () => {
    expect(findNameFaults([], ['a.ts#b'], '')).toEqual(['a.ts#b is excused and needs it no more'])
  })
})
