import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { amount, flag, id, isMoment, range, whole } from './common.ts'
import { findFieldFault, fieldRules } from './fields.ts'
import { text } from './text.ts'
import { listFieldIssues, findRuleFault } from './validate.ts'

const one = (schema: z.ZodType, value: unknown) => {
  const raw = value === undefined ? {} : { field: value }
  const result = z.object({ field: schema }).safeParse(raw)
  return result.success ? [] : listFieldIssues(result.error, raw).map(({ rule, params }) => [rule, params])
}

describe("R5.14 zod's issues as wordings", () => {
  it.each<[string, z.ZodType, unknown, string, object]>([
    ['missing', z.string(), undefined, 'required', {}],
    ['missing number', id, undefined, 'required', {}],
    ['empty', z.string().min(2), '', 'required', {}],
    ['null', z.string(), null, 'required', {}],
    ['short', z.string().min(2), 'a', 'min_length', { min: 2 }],
    ['long', z.string().max(2), 'abc', 'max_length', { max: 2 }],
    ['small', z.number().min(2), 1, 'min', { min: 2 }],
    ['large', z.number().max(2), 3, 'max', { max: 2 }],
    ['no number', id, 'x', 'pattern', {}],
    ['few', range, ['2026-01-01'], 'min_items', { min: 2 }],
    ['wrong part', range, ['x', '2026-01-01'], 'pattern', {}],
    ['a day that does not exist', range, ['2026-02-30', '2026-03-01'], 'date', {}],
    ['no option', z.enum(['a']), 'b', 'choice', {}],
    ['no address', z.email(), 'x', 'email', {}],
    ['no date', z.iso.date(), 'x', 'date', {}],
    ['no multiple', z.number().multipleOf(10), 15, 'multiple', { step: 10 }],
    ['three decimals', amount, '1.234', 'amount', {}],
    ['nothing', amount, '0', 'amount', {}],
    ['no amount', amount, undefined, 'required', {}],
    ['a list as amount', amount, [], 'pattern', {}],
    ['shape of a name', text('name'), 'a!', 'shape.name', { min: 0, max: 16 }],
    ['empty name', text('name'), ' ', 'required', {}],
    ['long reason', text('reason'), 'x'.repeat(301), 'max_length', { max: 300 }],
    ['short reason', text('reason'), 'x', 'min_length', { min: 2 }],
  ])('%s', (_, schema, value, rule, params) => expect(one(schema, value)).toEqual([[rule, params]]))

  it('gives the first fault of each field in the order asked for', () => {
    const raw = { b: '', a: 'x' }
    const result = z.object({ b: z.string().min(1), a: z.string().min(2).regex(/^y/) }).safeParse(raw)
    expect(
      result.success ? [] : listFieldIssues(result.error, raw, ['a', 'b']).map(({ field, rule }) => [field, rule]),
    ).toEqual([
      ['a', 'min_length'],
      ['b', 'required'],
    ])
  })

  it('says the same as a form that knows only the field rules', () => {
    for (const [name, value] of [
      ['phone', '123'],
      ['qk_pwd', '12345'],
      ['captcha', ''],
      ['member_remark', 'x'.repeat(201)],
    ] as const) {
      const found = findFieldFault(fieldRules[name], value)
      const asked = found && findRuleFault(found, name)
      expect(one(text(name), value)).toEqual([[asked?.rule, asked?.params]])
    }
  })

  it('R5.8 names the innermost part of what was sent, and tells a missing one from a wrong one', () => {
    const lines = z.array(z.object({ stake: amount, multiple: id }))
    const raw = { lines: [{ stake: 'x', multiple: 1 }] }
    const told = (value: object) => {
      const result = z.object({ lines }).safeParse(value)
      return result.success ? [] : listFieldIssues(result.error, { ...value })
    }
    expect(told(raw)).toEqual([{ field: 'lines', label: 'stake', rule: 'amount', params: {} }])
    expect(told({ lines: [{ stake: '1' }] })).toMatchObject([{ field: 'lines', label: 'multiple', rule: 'required' }])
    expect(told({})).toMatchObject([{ field: 'lines', label: 'lines', rule: 'required' }])
  })
})

describe('numbers on the wire', () => {
  it.each([0, 1, '0', '1', true, false, 'true', 'false'])('R3.11 %j is a flag', (value) => {
    expect(flag.parse(value)).toBe(Number(value === 'true' || (value !== 'false' && Number(value))))
  })

  it.each([2, -1, 0.5, '', ' 1', '01', '1e0', '0x1', 'yes', 'True', null, [], [1], {}, Number.NaN])(
    'R3.11 %j is no flag',
    (value) => expect(flag.safeParse(value).success).toBe(false),
  )

  it.each([
    [7, 7],
    ['7', 7],
    ['007', 7],
  ])('%j is a whole number', (value, number) => expect(whole(0, 99).parse(value)).toBe(number))

  it.each([
    '',
    ' 7',
    '7 ',
    '1e1',
    '0x7',
    '7.0',
    '７',
    true,
    null,
    [],
    [7],
    {},
    7.5,
    100,
    '100',
    -1,
    '-1',
    2 ** 53,
    1e308,
  ])('%j is none from 0 to 99', (value) => expect(whole(0, 99).safeParse(value).success).toBe(false))

  it.each(['1e2', '1E2', '0x10', '1,00', '1.234', '1.500', '-1', '+1', ' 1', '', 1.005, 0.1 + 0.2, 1e-7, 1e21, -1, 0])(
    'R5.13 %j is no amount',
    (value) => expect(amount.safeParse(value).success).toBe(false),
  )
})

describe('moments on the wire', () => {
  it.each(['2026-01-31', '2024-02-29', '1900-01-01', '2199-12-31 23:59:59', '2026-01-01 00:00:00'])(
    '%s is one',
    (text) => {
      expect(isMoment(text)).toBe(true)
    },
  )

  it.each([
    '0000-01-01',
    '0001-01-01',
    '1899-12-31',
    '2200-01-01',
    '9999-12-31',
    '9999-12-31 23:59:59',
    '2026-02-29',
    '2026-13-01',
    '2026-00-00',
    '2026-01-01 24:00:00',
    '2026-01-01 00:60:00',
    '2026-01-01T00:00:00',
    '2026-1-1',
    ' 2026-01-01',
    '２０２６-01-01',
    '',
  ])('%j is none', (text) => expect(isMoment(text)).toBe(false))
})
