import { type Lang, LANGS, officeTables, type RouteSpec, tables } from '@moongate/contract'
import { type JsonSchema, toJsonSchema } from '@moongate/contract/openapi'
import { createServerI18n } from '@moongate/i18n/server'
import { describe, expect, it } from 'vitest'
import { answerFailure } from '../src/kernel/http/failure.ts'
import { parseInput } from '../src/kernel/http/input.ts'

const i18n = createServerI18n()
const routes = [tables, officeTables].flatMap((api) =>
  Object.entries(api).flatMap(([module, table]) =>
    Object.entries(table as Record<string, RouteSpec>).map(([name, spec]): [string, RouteSpec] => [
      `${module}.${name}`,
      spec,
    ]),
  ),
)

const listNames = ({ properties = {} }: JsonSchema): string[] =>
  Object.entries(properties).flatMap(([name, part]) => [
    name,
    ...listNames(part),
    ...listNames((part['items'] as JsonSchema | undefined) ?? {}),
  ])

/** The messages of a refused input by field; nothing when it is taken. */
const findErrors = (spec: RouteSpec, body: object, lang: Lang): Record<string, string> => {
  try {
    parseInput(spec, { params: {}, query: spec.method === 'GET' ? body : {}, body: spec.method === 'GET' ? {} : body })
    return {}
  } catch (refusal) {
    const { body: sent } = answerFailure({ i18n, lang, request_id: '' }, refusal)
    return (JSON.parse(sent) as { errors?: Record<string, string> }).errors ?? {}
  }
}
const label = (spec: RouteSpec, name: string, lang: Lang): string =>
  i18n.maybe(lang, `fields:${spec.labels?.[name] ?? name}`) ?? 'no label'

const isNamed = (spec: RouteSpec, lang: Lang, [field, message]: [string, string]): boolean =>
  message.includes(label(spec, field, lang))

describe.each(LANGS)('R5.8 R5.14 R9.1 in %s', (lang) => {
  it('each field of each call has a name, and no other field of the call has the same', () => {
    const faults = routes.filter(([, spec]) => {
      const labels = listNames(toJsonSchema(spec.input, 'input')).map((name) => label(spec, name, lang))
      return labels.includes('no label') || new Set(labels).size < labels.length
    })
    expect(faults.map(([call]) => call)).toEqual([])
  })

  it('each field that a call asks for is missed by its name', () => {
    const faults = routes.filter(([, spec]) => {
      const errors = findErrors(spec, {}, lang)
      const required = toJsonSchema(spec.input, 'input').required ?? []
      return (
        required.some((name) => !(name in errors)) || Object.entries(errors).some((one) => !isNamed(spec, lang, one))
      )
    })
    expect(faults.map(([call]) => call)).toEqual([])
  })

  it('each field that holds what cannot be kept is refused by its name', () => {
    const faults = routes.filter(([, spec]) => {
      const names = Object.keys(spec.input.shape)
      const errors = findErrors(spec, Object.fromEntries(names.map((name) => [name, '\0'])), lang)
      return names.some((name) => !isNamed(spec, lang, [name, errors[name] ?? '']))
    })
    expect(faults.map(([call]) => call)).toEqual([])
  })
})

describe('R5.8 a refusal names', () => {
  const { depositCompany } = tables.cashier
  const { place } = tables.lottery
  const line = { bet_type: 'sum', selection: 'big', unit_stake: '2.00' }
  it.each<[string, RouteSpec, object, string, string]>([
    ['the payer, not an account', depositCompany, {}, 'name', 'Payer name is required'],
    ['the payer who is too short', depositCompany, { name: 'x' }, 'name', 'Payer name must have at least 2 characters'],
    [
      'the stake, not the slip',
      place,
      { lines: [{ ...line, unit_stake: 'x' }] },
      'lines',
      'Enter a valid Stake with at most two decimals',
    ],
    [
      'the stake that is missing',
      place,
      { lines: [{ bet_type: 'sum', selection: 'big' }] },
      'lines',
      'Stake is required',
    ],
    ['the multiple', place, { lines: [{ ...line, multiple: 0 }] }, 'lines', 'Multiple must be at least 1'],
    ['the slip that is empty', place, { lines: [] }, 'lines', 'Bet slip: at least 1 needed'],
  ])('%s', (_, spec, body, field, message) => {
    expect(findErrors(spec, body, 'en')[field]).toBe(message)
  })
})
