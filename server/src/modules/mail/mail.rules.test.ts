import { LANGS } from '@moongate/contract'
import { describe, expect, it } from 'vitest'
import { fillBlanks, findBlankFault, listBlanks, writeMoney } from './blank.rules.ts'
import {
  findRepeat,
  hearMember,
  type Holding,
  isElsewhere,
  isTooMany,
  takeThreadOver,
  takeThreadStep,
  type ThreadStep,
} from './mail.rules.ts'
import { judgeDelivery } from './outgoing.ts'

const ME = 3
const NOW = new Date('2026-01-15T04:00:00Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)
const wanted = { title: 'a', content: 'b', pid: null }
const recent = (ms: number, part: object = {}) => ({ ...wanted, id: 7, created_at: ago(ms), ...part })

describe('R1.8 what is written', () => {
  it.each([
    ['the same within a minute', [recent(59_999)], 7],
    ['the same a minute ago', [recent(60_000)], undefined],
    ['another title', [recent(0, { title: 'x' })], undefined],
    ['another text', [recent(0, { content: 'x' })], undefined],
    ['an answer to something else', [recent(0, { pid: 3 })], undefined],
    ['nothing before', [], undefined],
  ])('%s', (_, list, id) => expect(findRepeat(wanted, list, NOW)?.id).toBe(id))

  it.each([
    [[0, 1], 2, true],
    [[0, 3_600_000], 2, false],
    [[0, 3_599_999], 2, true],
    [[0], 2, false],
  ])('of mails %j ms old %i an hour are too many: %s', (ages, most, is) =>
    expect(
      isTooMany(
        ages.map((ms) => recent(ms)),
        NOW,
        most,
      ),
    ).toBe(is),
  )
})

describe('R1.8 a thread', () => {
  it.each<[Holding['state'], number | null, Holding['state'], number | null]>([
    ['waiting', null, 'waiting', null],
    ['taken', 3, 'taken', 3],
    ['answered', 3, 'taken', 3],
    ['answered', null, 'waiting', null],
    ['closed', 3, 'waiting', null],
  ])('%s of %s is %s of %s when its member writes', (state, assigned_to, to, by) =>
    expect(hearMember({ state, assigned_to })).toEqual({ state: to, assigned_to: by }),
  )

  it.each<[Holding['state'], number | null, ThreadStep, string]>([
    ['waiting', null, 'take', 'taken 3'],
    ['waiting', null, 'answer', 'answered 3'],
    ['waiting', null, 'close', 'closed null'],
    ['waiting', null, 'giveBack', 'mail.changed'],
    ['taken', ME, 'take', 'taken 3'],
    ['taken', ME, 'giveBack', 'waiting null'],
    ['taken', ME, 'answer', 'answered 3'],
    ['taken', ME, 'close', 'closed 3'],
    ['taken', 4, 'take', 'mail.taken'],
    ['taken', 4, 'answer', 'mail.taken'],
    ['taken', 4, 'close', 'mail.taken'],
    ['taken', 4, 'giveBack', 'mail.taken'],
    ['answered', ME, 'answer', 'answered 3'],
    ['answered', ME, 'giveBack', 'answered null'],
    ['answered', 4, 'answer', 'mail.taken'],
    ['closed', 4, 'answer', 'mail.changed'],
    ['closed', ME, 'take', 'mail.changed'],
    ['closed', null, 'close', 'mail.changed'],
  ])('%s of %s, %s: %s', (state, assigned_to, step, told) => {
    const verdict = takeThreadStep({ state, assigned_to }, step, ME)
    expect('to' in verdict ? `${verdict.to.state} ${verdict.to.assigned_to}` : verdict.refusal).toBe(told)
  })
})

describe('R1.8 a thread that is taken over', () => {
  const AWAY = 8
  it.each<[Holding['state'], number | null, string]>([
    ['taken', AWAY, `taken ${ME}`],
    ['answered', AWAY, `answered ${ME}`],
    ['taken', ME, `taken ${ME}`],
    ['taken', 9, 'mail.changed'],
    ['waiting', null, 'mail.changed'],
    ['closed', AWAY, 'mail.changed'],
  ])('%s of %s: %s', (state, assigned_to, told) => {
    const verdict = takeThreadOver({ state, assigned_to }, AWAY, ME)
    expect('to' in verdict ? `${verdict.to.state} ${verdict.to.assigned_to}` : verdict.refusal).toBe(told)
  })
})

describe('a login', () => {
  it.each([
    [{ before: 0, ip_known: false, device_known: false }, false],
    [{ before: 1, ip_known: false, device_known: false }, true],
    [{ before: 1, ip_known: true, device_known: false }, false],
    [{ before: 1, ip_known: false, device_known: true }, false],
  ])('%j is from elsewhere: %s', (facts, is) => expect(isElsewhere(facts)).toBe(is))
})

describe('the blanks of a template', () => {
  const check = (title: string, content: string) =>
    findBlankFault('deposit_credited', [
      { title: 'x', content: '{{money}}' },
      { title, content },
    ])
  it.each([
    ['arrived', 'got {{money}}', undefined],
    ['{{ money }}', 'order {{bill_no}}', undefined],
    ['arrived', 'got {{sum}}', { code: 'mail.blank_unknown', name: 'sum' }],
    ['{{realname}}', 'got {{money}}', { code: 'mail.blank_unknown', name: 'realname' }],
    ['arrived', 'got {{money}} {{bill_no', { code: 'mail.blank_unknown', name: '{{' }],
    ['arrived', 'got {{money}} }}', { code: 'mail.blank_unknown', name: '{{' }],
    ['arrived', 'thank you', { code: 'mail.blank_missing', name: 'money' }],
    ['arrived', '{{__proto__}} {{money}}', { code: 'mail.blank_unknown', name: '__proto__' }],
  ])('%s | %s: %j', (title, content, fault) => expect(check(title, content)).toEqual(fault))

  it('are filled in every language, and what fills them is looked at for none', () => {
    const text = fillBlanks(
      { zh_cn: '到账 {{money}} {{ title }}', en: 'got {{money}} {{title}}' },
      { money: '{{title}} $&', title: { zh_cn: '首存', en: 'first' } },
    )
    expect(text).toEqual({
      zh_cn: '到账 {{title}} $& 首存',
      zh_hk: '到账 {{title}} $& 首存',
      en: 'got {{title}} $& first',
      th: 'got {{title}} $& first',
      vi: 'got {{title}} $& first',
    })
    expect(Object.keys(text)).toEqual([...LANGS])
    expect(listBlanks('{{a}} {{ b }} {c}')).toEqual(['a', 'b'])
  })
})

it.each([
  [5n, '¥0.05'],
  [12_345n, '¥123.45'],
  [100_000n, '¥1,000.00'],
  [123_456_789n, '¥1,234,567.89'],
])('%d is told as %s', (minor, text) => expect(writeMoney('¥', minor)).toBe(text))

describe('what leaves the site', () => {
  const later = (ms: number) => new Date(NOW.getTime() + ms)
  it.each([
    [undefined, 1, { state: 'logged', error: '', due_at: NOW }],
    [{ outcome: 'sent' as const }, 1, { state: 'sent', error: '', due_at: NOW }],
    [{ outcome: 'refused' as const, error: 'no' }, 1, { state: 'failed', error: 'no', due_at: NOW }],
    [{ outcome: 'unclear' as const, error: 'x' }, 1, { state: 'queued', error: 'x', due_at: later(300_000) }],
    [{ outcome: 'unclear' as const, error: 'x' }, 4, { state: 'queued', error: 'x', due_at: later(2_400_000) }],
    [{ outcome: 'unclear' as const, error: 'x' }, 5, { state: 'failed', error: 'x', due_at: NOW }],
  ])('%j at try %i', (delivery, tries, settled) => expect(judgeDelivery(delivery, tries, NOW)).toEqual(settled))
})
