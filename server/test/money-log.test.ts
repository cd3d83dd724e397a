import { LANGS } from '@moongate/contract'
import { operateTypes } from '@moongate/contract/operate-types'
import { readTexts } from '@moongate/i18n/server'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperateTypes, PostingKind } from '../src/modules/ledger/index.ts'
import { GIFT_TYPES } from '../src/modules/team/index.ts'
import { operate_types, operateTypesByModule, posting_texts, postingsByModule } from '../src/money-log.ts'

const files = new Map(LANGS.map((lang) => [lang, readTexts(lang)]))
/** The languages whose own file lacks the text, e.g. `wallet:operate_types.3`. */
const findLacking = (text: string) => {
  const [file = '', group = '', name = ''] = text.split(/[:.]/)
  return LANGS.filter((lang) => {
    const texts = files.get(lang)?.[file]?.[group] as Record<string, unknown> | undefined
    return typeof texts?.[name] !== 'string'
  })
}
const kinds = Object.values<Record<string, PostingKind>>(postingsByModule).flatMap((table) => Object.values(table))
const owned = Object.entries<OperateTypes>(operateTypesByModule).flatMap(([module, types]) =>
  Object.entries(types).map(([number, { text }]) => ({ module, number: Number(number), text })),
)

describe('the numbers of the money log', () => {
  it('R2.34 are those of the contract, 1 to 34', () => {
    expect(Object.keys(operateTypes).map(Number)).toEqual(Array.from({ length: 34 }, (_, i) => i + 1))
  })

  it('have one owner each, whose file holds their text in every language', () => {
    const numbers = owned.map(({ number }) => number)
    expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([])
    expect(Object.keys(operate_types).map(Number)).toEqual(numbers.toSorted((a, b) => a - b))
    for (const { module, number, text } of owned) {
      expect(text).toBe(`${module}:operate_types.${number}`)
      expect(findLacking(text)).toEqual([])
    }
  })

  it.each(
    kinds
      .filter(
        ({ from, to }) => from.side !== 'member' && ['bonus', 'salary'].includes(from.name) && to.name === 'centre',
      )
      .map(({ name, operate_type }) => [name, operate_type] as const),
  )('R6.4 %s is given to a member, so an agent with a share of the revenue bears it too', (_name, operate_type) => {
    expect(GIFT_TYPES).toContain(operate_type)
  })

  it.each(kinds.map((kind): [string, PostingKind] => [kind.name, kind]))(
    '%s posts one that somebody owns',
    (_name, kind) => {
      expect(operateTypes).toHaveProperty(String(kind.operate_type))
      expect(operate_types).toHaveProperty(String(kind.operate_type))
    },
  )
})

describe('what staff read for a posting', () => {
  it.each([...posting_texts])('%s has its text in every language', (_name, text) => {
    expect(findLacking(text)).toEqual([])
  })

  it('is there for every kind, in the file of its module, and for those that had another name', () => {
    const own = kinds.map(({ name }) => [name, name.replace('.', ':postings.')])
    expect([...posting_texts]).toEqual([['identity.demo_started', 'members:postings.demo_started'], ...own])
  })
})

describe('the filters of the statement', () => {
  let env: Env
  const { data } = createScenario(() => env)
  beforeAll(async () => {
    env = await startEnv({ seed: 'demo' })
  })
  afterAll(() => env.stop())

  /** What movements of the money log a member can look for; the rest happens to nobody, or is a part of another one. */
  const IN_FILTER = '1 3 4 9 10 11 12 13 14 15 16 17 19 20 21 22 23 24 30'.split(' ').map(Number)

  it('R2.34 R7.2 are those that a member may look for, in every language by the words of their owners', async () => {
    for (const lang of LANGS) {
      const wordFor = (number: number) => {
        const module = owned.find((one) => one.number === number)?.module ?? ''
        const texts = files.get(lang)?.[module]?.['operate_types'] as Record<string, string> | undefined
        return texts?.[number]
      }
      const { operate_type } = await data<{ operate_type: object[] }>('GET /moneylog/type', { as: 'alice', lang })
      expect(operate_type).toEqual(IN_FILTER.map((key) => ({ key, value: wordFor(key) })))
    }
  })

  it('R2.34 a row is worded by the owner of its number', async () => {
    const { data: rows } = await data<{ data: object[] }>('POST /moneylog', { as: 'alice', lang: 'en', body: {} })
    expect(rows).toContainEqual(expect.objectContaining({ operate_type: 9, operate_type_text: 'Deposit / withdrawal' }))
  })
})
