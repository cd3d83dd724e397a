import { describe, expect, it } from 'vitest'
import { countSecondsLeft, isPhoto, refuseDeposit, listDepositStates, makeRemarkCode } from './deposit.rules.ts'

const now = new Date('2026-01-15T12:00:00Z')
const channel = { type: 'company_bankpay', account: '6222', enabled: true, min: 10_000n, max: 5_000_000n }
const good = {
  realname: '王丽丽',
  cards: 1,
  channel,
  asked: { type: 'company_bankpay', account: '6222', amount: 50_000n },
  open_orders: 0,
  max_open: 3,
  remitted_at: now,
  now,
}
const asked = (change: object) => ({ asked: { ...good.asked, ...change } })

describe('R5.11 R5.12 R8.5 reporting a company transfer', () => {
  it.each([
    ['a good report', {}, undefined],
    ['no real name', { realname: '' }, 'cashier.realname_missing'],
    ['no card bound', { cards: 0 }, 'cashier.card_missing'],
    ['the real name is asked for before the card', { realname: '', cards: 0 }, 'cashier.realname_missing'],
    ['no such channel', { channel: undefined }, 'cashier.no_account'],
    ['a channel switched off', { channel: { ...channel, enabled: false } }, 'cashier.no_account'],
    ['a channel of another type', asked({ type: 'company_wechat' }), 'cashier.no_account'],
    ['an account that has changed since', asked({ account: '9999' }), 'cashier.channel_changed'],
    ['a cent under the minimum', asked({ amount: 9999n }), 'cashier.below_min'],
    ['the minimum', asked({ amount: 10_000n }), undefined],
    ['the maximum', asked({ amount: 5_000_000n }), undefined],
    ['a cent over the maximum', asked({ amount: 5_000_001n }), 'cashier.above_max'],
    ['no such day', { remitted_at: undefined }, 'cashier.remitted_at_invalid'],
    ['sent tomorrow', { remitted_at: new Date('2026-01-16T12:00:00Z') }, 'cashier.remitted_at_invalid'],
    ['sent eight days ago', { remitted_at: new Date('2026-01-07T11:59:00Z') }, 'cashier.remitted_at_invalid'],
    ['too many waiting', { open_orders: 3 }, 'cashier.too_many_open'],
  ])('%s', (_case, change, refusal) => {
    expect(refuseDeposit({ ...good, ...change })).toBe(refusal)
  })
})

it('R7.2 gives every member a remark code of their own, which no single wrong digit turns into another one', () => {
  const codes = new Set(Array.from({ length: 3000 }, (_, i) => makeRemarkCode(i + 1)))
  expect(codes.size).toBe(3000)
  const spoilt = [...codes]
    .slice(0, 300)
    .flatMap((code) => [...code].map((digit, i) => code.slice(0, i) + ((Number(digit) + 1) % 10) + code.slice(i + 1)))
  expect(spoilt.filter((code) => codes.has(code))).toEqual([])
})

it.each([
  [undefined, ['pending', 'in_review', 'credited', 'rejected', 'expired']],
  [1, ['pending', 'in_review']],
  [2, ['credited']],
  [3, ['rejected', 'expired']],
] as const)('R4.20 status %s covers %j', (status, states) => {
  expect(listDepositStates(status)).toEqual(states)
})

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

describe('R2.33 what may be a picture of a transfer', () => {
  it.each([
    ['a PNG', '\x89PNG\r\n\x1a\n', true],
    ['a JPEG', '\xff\xd8\xff\xe0', true],
    ['a WebP', 'RIFF\0\0\0\0WEBPVP8 ', true],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', false],
    ['an SVG behind a declaration', '<?xml version="1.0"?><svg/>', false],
    ['a GIF', 'GIF89a', false],
    ['another RIFF', 'RIFF\0\0\0\0WAVE', false],
    ['a page', '<!doctype html>', false],
    ['a document', '%PDF-1.7', false],
    ['nothing', '', false],
  ])('%s: %s', (_case, text, fits) => {
    expect(isPhoto(bytes(text))).toBe(fits)
  })
})

it.each([
  ['just made', 'pending', 0, 1800],
  ['a second on', 'pending', 1, 1799],
  ['at its end', 'pending', 1800, 0],
  ['overdue, before the job has come by', 'pending', 2000, 0],
  ['in review it does not expire', 'in_review', 5, null],
  ['nor when it is over', 'credited', 5, null],
] as const)('R4.20 how long a report still has: %s', (_, state, after_s, left) => {
  const created_at = new Date('2026-01-15T04:00:00Z')
  expect(countSecondsLeft({ state, created_at }, 30, new Date(created_at.getTime() + after_s * 1000))).toBe(left)
})
