import type { ApplyState } from '@moongate/contract/promotions.states'
import { describe, expect, it } from 'vitest'
import { guessCountry } from '../members/index.ts'
import { countReach, findStage, isShownTo, type Offer, type Past, refuseApply } from './activity.rules.ts'
import { chooseApproved, computeTurnover, type Given, isGivable, refuseFinish } from './desk.rules.ts'
import { describeAnswers, type FormField, isComplete, readAnswers } from './form.rules.ts'

const at = (text: string) => new Date(`${text}Z`)
const offer: Offer = {
  level_from: 0,
  langs: [],
  countries: [],
  starts_at: at('2026-01-10T00:00:00'),
  ends_at: at('2026-01-20T00:00:00'),
  apply_type: 'form',
  frequency: 'daily',
}
const looker = { lang: 'th' as const, country: 'TH', level: 2 }
const NOW = at('2026-01-15T12:00:00')
const past = (on_day: string, state: ApplyState): Past => ({ on_day, state })

describe('R2.4 an activity by its dates', () => {
  it.each([
    ['2026-01-09T23:59:59', 'coming'],
    ['2026-01-10T00:00:00', 'running'],
    ['2026-01-19T23:59:59', 'running'],
    ['2026-01-20T00:00:00', 'ended'],
  ] as const)('%s %s', (now, stage) => expect(findStage(offer, at(now))).toBe(stage))
})

describe('an audience', () => {
  it.each<[string, Partial<Offer>, Partial<typeof looker> | { country: undefined }, boolean]>([
    ['everybody', {}, {}, true],
    ['a language', { langs: ['th', 'vi'] }, {}, true],
    ['another language', { langs: ['en'] }, {}, false],
    ['a country', { countries: ['TH'] }, {}, true],
    ['another country', { countries: ['VN'] }, {}, false],
    ['a country, of somebody of whom none is known', { countries: ['TH'] }, { country: undefined }, false],
    ['a language and another country', { langs: ['th'], countries: ['CN'] }, {}, false],
  ])('%s', (_, o, l, shown) => expect(isShownTo({ ...offer, ...o }, { ...looker, ...l })).toBe(shown))

  it.each([
    ['+66 81 234 5678', 'TH'],
    ['+84912345678', 'VN'],
    ['+852-5123-4567', 'HK'],
    ['+8613800000000', 'CN'],
    ['13800000000', 'CN'],
    ['0812345678', undefined],
    ['', undefined],
  ])('is told from the phone %s: %s', (phone, country) => expect(guessCountry(phone)).toBe(country))
})

describe('R6.6 how many an activity reaches', () => {
  const members = [
    { phone: '+66812345678', level: 3 },
    { phone: '13800000000', level: 0 },
    { phone: '', level: 5 },
  ]
  const open = { countries: [], level_from: 0, visible: true }
  it.each([
    ['everybody', {}, { see: 3, apply: 3 }],
    ['from a level on', { level_from: 3 }, { see: 3, apply: 2 }],
    ['of a country', { countries: ['TH'] }, { see: 1, apply: 1 }],
    ['of countries, from a level on', { countries: ['TH', 'CN'], level_from: 1 }, { see: 2, apply: 1 }],
    ['nobody while it is hidden', { visible: false }, { see: 0, apply: 0 }],
  ])('%s', (_, part, reach) => expect(countReach({ ...open, ...part }, members)).toEqual(reach))
})

describe('R2.4 R7.6 applying', () => {
  const today = '2026-01-15'
  it.each<[string, Partial<Offer>, readonly Past[], string | undefined]>([
    ['for the first time', {}, [], undefined],
    ['where there is no form', { apply_type: 'service' }, [], 'promotions.no_form'],
    ['after its end', { ends_at: NOW }, [], 'promotions.not_open'],
    ['before its beginning', { starts_at: at('2026-01-15T12:00:01') }, [], 'promotions.not_open'],
    ['from elsewhere', { countries: ['CN'] }, [], 'promotions.not_for_you'],
    ['on its level', { level_from: 2 }, [], undefined],
    ['a level too low', { level_from: 3 }, [], 'promotions.level_too_low'],
    ['daily, again on the day', {}, [past(today, 'paid')], 'promotions.already_applied'],
    ['daily, again on the day after a refusal', {}, [past(today, 'refused')], 'promotions.already_applied'],
    ['daily, on the next day', {}, [past('2026-01-14', 'pending')], undefined],
    ['once, on a later day', { frequency: 'once' }, [past('2026-01-11', 'paid')], 'promotions.already_applied'],
    ['once, a day after a refusal', { frequency: 'once' }, [past('2026-01-14', 'refused')], undefined],
  ])('%s', (_, o, p, refusal) =>
    expect(refuseApply({ ...offer, ...o }, looker, { past: p, now: NOW, today })).toBe(refusal),
  )
})

const label = { zh_cn: '字段', en: 'Field' }
const field = (part: Partial<FormField>): FormField => ({
  name: 'a',
  kind: 'text',
  label,
  required: true,
  options: [],
  ...part,
})

describe('the answers of a form', () => {
  const choice = field({ kind: 'choice', options: [{ en: 'Red' }, { en: 'Blue' }] })
  it.each<[string, FormField, string, boolean]>([
    ['words', field({}), 'hello', true],
    ['no words', field({}), '', false],
    ['no words where none are asked for', field({ required: false }), '', true],
    ['too many words', field({}), 'x'.repeat(201), false],
    ['a number', field({ kind: 'number' }), '12.50', true],
    ['no number', field({ kind: 'number' }), '1e3', false],
    ['a day', field({ kind: 'date' }), '2026-02-28', true],
    ['a day that is none', field({ kind: 'date' }), '2026-02-30', false],
    ['a moment for a day', field({ kind: 'date' }), '2026-02-28 10:00:00', false],
    ['a choice', choice, '1', true],
    ['a choice past the last', choice, '2', false],
    ['a choice in words', choice, 'Red', false],
  ])('%s', (_, f, value, fits) => expect(readAnswers([f], { a: value }) !== undefined).toBe(fits))

  it('are those that were asked for, and no others', () =>
    expect(readAnswers([field({})], { a: 'x', b: 'y' })).toEqual({ a: 'x' }))

  it('are told in the words of a language', () =>
    expect(describeAnswers([choice, field({ name: 'b' })], { a: '1', b: 'me' }, 'en')).toEqual([
      { label: 'Field', value: 'Blue' },
      { label: 'Field', value: 'me' },
    ]))
})

describe('an activity is kept', () => {
  const good = { ...offer, title: label, content: label, fields: [field({})], link: '' }
  it.each<[string, Partial<typeof good>, boolean]>([
    ['as it is', {}, true],
    ['without a title', { title: { zh_cn: '', en: '' } }, false],
    ['without words', { content: { zh_cn: '', en: '' } }, false],
    ['ending before it begins', { ends_at: offer.starts_at }, false],
    ['as a link that leads nowhere', { apply_type: 'link' }, false],
    ['with a field twice', { fields: [field({}), field({})] }, false],
    ['with a choice of one', { fields: [field({ kind: 'choice', options: [label] })] }, false],
  ])('%s', (_, part, kept) => expect(isComplete({ ...good, ...part })).toBe(kept))
})

describe('R6.6 a reward', () => {
  const money: Given = { reward: 'money', amount: 1_000_00n, times: 3, note: '' }
  const coupon: Given = { reward: 'coupon', amount: null, times: 0, note: 'AB-12' }
  it.each<[string, Given, boolean]>([
    ['money', money, true],
    ['money without a sum', { ...money, amount: null }, false],
    ['a coupon', coupon, true],
    ['a coupon without words', { ...coupon, note: '' }, false],
    ['goods with a sum', { ...coupon, reward: 'goods', amount: 1n }, false],
    ['a coupon to be bet', { ...coupon, times: 1 }, false],
  ])('%s', (_, given, givable) => expect(isGivable(given)).toBe(givable))

  it.each<[string, Given, bigint | null, string]>([
    ['up to the sum', money, 1_000_00n, 'paid'],
    ['a cent above it', { ...money, amount: 1_000_01n }, 1_000_00n, 'approved'],
    ['where there is no such sum', money, null, 'paid'],
    ['a coupon, which is to be sent', coupon, null, 'approved'],
  ])('%s', (_, given, above, state) => expect(chooseApproved(given, above)).toBe(state))

  it.each([
    ['money, by whoever approved it', 'approved', 'money', 1, 'promotions.second_person'],
    ['money, by somebody else', 'approved', 'money', 2, undefined],
    ['a coupon, by whoever approved it', 'approved', 'coupon', 1, undefined],
    ['what was not approved', 'pending', null, 2, 'promotions.application_changed'],
    ['what was paid', 'paid', 'money', 2, 'promotions.application_changed'],
  ] as const)('is finished: %s', (_, state, reward, staff_id, refusal) =>
    expect(refuseFinish({ state, reward, approver_id: 1 }, staff_id)).toBe(refusal),
  )

  it('is to be bet as often as was said', () =>
    expect([computeTurnover(28_00n, 3), computeTurnover(28_00n, 0)]).toEqual([84_00n, 0n]))
})
