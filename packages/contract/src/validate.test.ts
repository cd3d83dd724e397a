import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { amount, id, range } from './common.ts'
import { findFieldFault, fieldRules } from './fields.ts'
import { text } from './text.ts'
import { listFieldIssues, getFieldLabel, findRuleFault } from './validate.ts'

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
      ['phone', '12345678901'],
      ['qk_pwd', '12345'],
      ['captcha', ''],
      ['member_remark', 'x'.repeat(201)],
    ] as const) {
      const found = findFieldFault(fieldRules[name], value)
      const asked = found && findRuleFault(found, name)
      expect(one(text(name), value)).toEqual([[asked?.rule, asked?.params]])
    }
  })

  it('names a general field by its rule', () => {
    expect([
      getFieldLabel('name', 'owner_name'),
      getFieldLabel('name'),
      getFieldLabel('oldpassword', 'password'),
    ]).toEqual(['owner_name', 'name', 'oldpassword'])
  })
})
