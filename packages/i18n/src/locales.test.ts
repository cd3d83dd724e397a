import { describe, expect, it } from 'vitest'
import { LANGS } from '@moongate/contract/common'
import { errorTables, isSigned, officeTables, type RouteTable, tables } from '@moongate/contract'
import { renderMessages } from '../../../tools/gen-messages.ts'
import { readFileSync } from 'node:fs'
import { parseLang, languages, type Lang } from './languages.ts'
import { reviewed } from './reviewed.ts'
import { readTexts } from './server.ts'

type Texts = Map<string, string>
const flat = (value: unknown, path: string, into: Texts): Texts => {
  if (typeof value === 'string') into.set(path, value)
  else
    for (const [key, part] of Object.entries(value as object))
      flat(part, path ? `${path}${path.includes(':') ? '.' : ':'}${key}` : key, into)
  return into
}
const codes = Object.keys(languages) as Lang[]
const texts = new Map(
  codes.map((lang) => [
    lang,
    Object.entries(readTexts(lang)).reduce(
      (all, [file, part]) => (Object.entries(part).forEach(([key, value]) => flat(value, `${file}:${key}`, all)), all),
      new Map<string, string>(),
    ),
  ]),
)
const of = (lang: Lang): Texts => texts.get(lang) ?? new Map<string, string>()
const base = of('zh_cn')
const holes = (text: string) => [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name).toSorted()
/** Nothing to translate: figures, signs, placeholders, and what reads the same everywhere. */
const wordless = (text: string) => !/\p{L}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''))
const mayEqual = (text: string) => wordless(text) || reviewed.words.includes(text)

describe('R1.10 R9.1 the texts of the five languages', () => {
  it('are the languages of the contract; an unknown one is zh_cn', () => {
    expect(codes).toEqual([...LANGS])
    expect([parseLang('th'), parseLang('xx'), parseLang(undefined), parseLang(['en'])]).toEqual([
      'th',
      'zh_cn',
      'zh_cn',
      'zh_cn',
    ])
  })

  it.each(codes)('%s has the keys of zh_cn, none missing, none more', (lang) => {
    expect(
      [...base.keys()].filter((key) => !of(lang).has(key)),
      'missing',
    ).toEqual([])
    expect(
      [...of(lang).keys()].filter((key) => !base.has(key)),
      'surplus',
    ).toEqual([])
  })

  it.each(codes)('%s fills the same placeholders and leaves no text empty', (lang) => {
    const wrong = [...of(lang)].filter(
      ([key, text]) => text.trim() === '' || holes(text).join() !== holes(base.get(key) ?? '').join(),
    )
    expect(wrong).toEqual([])
  })

  it.each<[Lang, Lang]>([
    ['en', 'zh_cn'],
    ['th', 'zh_cn'],
    ['vi', 'zh_cn'],
    ['th', 'en'],
    ['vi', 'en'],
    ['vi', 'th'],
  ])('%s is no copy of %s', (lang, other) => {
    const copies = [...of(lang)].filter(([key, text]) => text === of(other).get(key) && !mayEqual(text))
    expect(copies).toEqual([])
  })

  it.each<Lang>(['en', 'th', 'vi'])('%s holds no Chinese', (lang) => {
    expect([...of(lang)].filter(([, text]) => /\p{Script=Han}/u.test(text) && !reviewed.words.includes(text))).toEqual(
      [],
    )
  })

  it('zh_hk is written in traditional characters', () => {
    const simplified = /[们这为时说请码认证输账户录额级该]/u
    expect([...of('zh_hk')].filter(([, text]) => simplified.test(text))).toEqual([])
  })

  it('types of keys are current; if not, run `npm run gen`', () => {
    expect(readFileSync(new URL('./keys.gen.ts', import.meta.url), 'utf8')).toBe(renderMessages())
  })
})

describe('R8.8 every error code has its text', () => {
  const modules = ['common', 'auth', 'idempotency', 'policy']
  const written = (module: string, code: string) =>
    base.has(`errors:${module}.${code}`) || base.has(`${module}:errors.${code}`)
  it.each(modules)('%s', (module) => {
    const table = Object.keys((errorTables as Record<string, object>)[module] ?? {})
    expect(table.filter((code) => !written(module, code))).toEqual([])
    expect(table.length).toBeGreaterThan(0)
  })

  it('and so has every module with texts of its own', () => {
    const missing = Object.entries(errorTables)
      .filter(([module]) => [...base.keys()].some((key) => key.startsWith(`${module}:`)))
      .flatMap(([module, table]) =>
        Object.keys(table)
          .filter((code) => !written(module, code))
          .map((code) => `${module}.${code}`),
      )
    expect(missing).toEqual([])
  })
})

it('R5.14 every field that a message can name has its label; what only programs send needs none', () => {
  const all: RouteTable[] = [...Object.values(tables), ...Object.values(officeTables)]
  const asked = all.flatMap((table) => Object.values(table)).filter(({ who }) => !isSigned(who))
  const fields = new Set(asked.flatMap((spec) => Object.keys(spec.input.shape)))
  expect([...fields].filter((field) => !base.has(`fields:${field}`) && !reviewed.unlabelled.includes(field))).toEqual(
    [],
  )
})

it.each(codes)('R7.3 says how a bet stands by the same words to member and staff, in %s', (lang) => {
  const findText = (key: string): string => of(lang).get(key) ?? ''
  const told = ['open', 'settled', 'void', 'cancelled'].map((status) => findText(`office:ui.rounds.statuses.${status}`))
  expect(told).toEqual(['X', 'COMPLETE', 'N', 'CANCEL'].map((status) => findText(`betting:status.${status}`)))
  const [, , returned = ''] = told
  expect(findText('lottery:ui.outcome_void').startsWith(returned)).toBe(true)
})
