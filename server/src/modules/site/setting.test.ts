import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { type Reader, sql } from '../../kernel/db.ts'
import {
  amountInSetting,
  defineSetting,
  findMisfits,
  parseStored,
  putSetting,
  readSetting,
  readSettings,
} from './index.ts'
import { watchSettings } from './setting.ts'

let d: TestDb
beforeAll(async () => {
  d = await createTestDb()
})
afterAll(() => d.stop())
beforeEach(async () => {
  await d.owner.run(sql`delete from site.configs`)
  await d.owner.run(sql`delete from site.good_settings`)
})

const limits = defineSetting('limits', {
  schema: z.object({ min: amountInSetting, a_day: z.int() }),
  default: { min: '100.00', a_day: 5 },
  group: 'money',
  help: 'site:setting_groups.money',
})
const sign = defineSetting('sign', {
  schema: z.string().max(3),
  default: '¥',
  group: 'look',
  help: 'site:setting_groups.look',
  public: { as: 'currency_symbol', show: (stored) => stored },
})
const store = (key: string, json: string) =>
  d.owner.run(sql`insert into site.configs (key, value) values (${key}, ${json}::jsonb)
    on conflict (key) do update set value = excluded.value`)
const goodOnes = () => d.owner.many(sql`select key, value from site.good_settings order by key`)
const stored = () => d.owner.many(sql`select key, value from site.configs`)

describe('a setting', () => {
  it('is its default, read by its schema, until somebody sets it', async () => {
    expect(await readSetting(d.db, limits)).toEqual({ min: 100_00n, a_day: 5 })
    await putSetting(d.db, limits, { min: '20.50', a_day: 1 })
    expect(await readSetting(d.db, limits)).toEqual({ min: 20_50n, a_day: 1 })
    await putSetting(d.db, limits, { min: 7, a_day: 2 })
    expect(await readSetting(d.db, limits)).toEqual({ min: 7_00n, a_day: 2 })
    expect(await stored()).toEqual([{ key: 'limits', value: { min: 7, a_day: 2 } }])
  })

  it('is the same for all who ask, so nobody changes what was read', async () => {
    const value = await readSetting(d.db, limits)
    expect(() => Object.assign(value, { a_day: 6 })).toThrow(TypeError)
    expect(await readSetting(d.db, limits)).toEqual({ min: 100_00n, a_day: 5 })
  })

  it('comes with others by one statement, in the order asked for', async () => {
    await putSetting(d.db, sign, '$')
    let statements = 0
    const many: Reader['many'] = (statement) => {
      statements += 1
      return d.db.many(statement)
    }
    const counting: Reader = { ...d.db, many, steady: { ...d.db.steady, many } }
    expect(await readSettings(counting, [limits, sign])).toEqual([{ min: 100_00n, a_day: 5 }, '$'])
    expect(await readSettings(counting, [sign, limits])).toEqual(['$', { min: 100_00n, a_day: 5 }])
    expect(statements).toBe(2)
  })

  it.each([
    ['another kind of value', '[]'],
    ['a part that is missing', '{"min": "1.00"}'],
    ['what is no amount', '{"min": "1,00", "a_day": 5}'],
  ])('that holds %s gives way to the last good one, however it was read', async (_case, json) => {
    await putSetting(d.db, limits, { min: '20.50', a_day: 1 })
    await store('limits', json)
    expect(await readSetting(d.db, limits)).toEqual({ min: 20_50n, a_day: 1 })
    expect(await readSettings(d.db, [sign, limits])).toEqual(['¥', { min: 20_50n, a_day: 1 }])
    const { value } = await d.db.one<{ value: unknown }>(
      sql`select (select value from site.stored_settings where key = 'limits') as value`,
    )
    expect(parseStored(limits, value)).toEqual({ min: 20_50n, a_day: 1 })
    expect(await findMisfits(d.db, [limits, sign])).toEqual([
      {
        key: 'limits',
        why: expect.stringMatching(/^setting limits: the value does not fit: .*; the last good one counts$/),
      },
    ])
  })

  it('that never held a good one gives way to its default', async () => {
    await store('limits', '{"min": "1,00", "a_day": 5}')
    expect(await readSetting(d.db, limits)).toEqual({ min: 100_00n, a_day: 5 })
    expect(await watchSettings(d.db, [limits])).toMatchObject([
      { key: 'limits', why: expect.stringMatching(/; the default counts$/) },
    ])
    expect(await goodOnes()).toEqual([])
  })

  it('that was written by hand and fits is remembered as the last good one, by the watch', async () => {
    await putSetting(d.db, limits, { min: '20.50', a_day: 1 })
    await store('limits', '{"min": "30.00", "a_day": 2}')
    expect(await watchSettings(d.db, [limits, sign])).toEqual([])
    await store('limits', '{"min": "30.00", "a_day": "2"}')
    expect(await watchSettings(d.db, [limits, sign])).toMatchObject([{ key: 'limits' }])
    expect(await readSetting(d.db, limits)).toEqual({ min: 30_00n, a_day: 2 })
    expect(await goodOnes()).toEqual([{ key: 'limits', value: { min: '30.00', a_day: 2 } }])
  })

  it('whose last good value fits no more, after its schema was narrowed, is its default', async () => {
    await d.owner.run(sql`insert into site.good_settings (key, value) values ('sign', '"pounds"')`)
    await store('sign', '"pound"')
    expect(await readSetting(d.db, sign)).toBe('¥')
  })

  it('is its default where nothing is stored, by whatever statement it was found', async () => {
    await store('limits', 'null')
    expect(await readSetting(d.db, limits)).toEqual({ min: 100_00n, a_day: 5 })
    const { value } = await d.db.one<{ value: unknown }>(
      sql`select (select value from site.stored_settings where key = 'sign') as value`,
    )
    expect(parseStored(sign, value)).toBe('¥')
  })

  it('takes no value that does not fit, and keeps the one it has', async () => {
    await putSetting(d.db, sign, '฿')
    await expect(putSetting(d.db, sign, 'pounds')).rejects.toThrow(/^setting sign: /)
    await expect(putSetting(d.db, limits, { min: '-1', a_day: 5 })).rejects.toThrow(/^setting limits: /)
    expect(await stored()).toEqual([{ key: 'sign', value: '฿' }])
  })

  it('shows the public its stored form, or that of the last good one', () => {
    expect(sign.public?.show({ set: '₫' }, 'vi')).toBe('₫')
    expect(sign.public?.show({ set: 7, good: '฿' }, 'vi')).toBe('฿')
    expect(sign.public?.show(undefined, 'vi')).toBe('¥')
  })

  it('is typed by its schema', () => {
    expectTypeOf(() => readSettings(d.db, [limits, sign])).returns.resolves.toEqualTypeOf<
      [{ min: bigint; a_day: number }, string]
    >()
    expectTypeOf(putSetting<typeof limits.schema>)
      .parameter(2)
      .toEqualTypeOf<{ min: string | number; a_day: number }>()
    const base = { group: 'look', help: 'site:setting_groups.look' } as const
    // @ts-expect-error a default of another kind
    defineSetting('wrong', { ...base, schema: z.string(), default: 7 })
    // @ts-expect-error shown as another kind
    defineSetting('wrong', { ...base, schema: z.number(), default: 7, public: { as: 'site_logo', show: (n) => n } })
    // @ts-expect-error a help text that does not exist
    defineSetting('wrong', { ...base, schema: z.string(), default: '', help: 'site:settings.nowhere' })
  })
})
