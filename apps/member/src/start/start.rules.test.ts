import { expect, it } from 'vitest'
import { findMobileTarget } from './mobile.rules.ts'
import { shouldPopUp } from './notices.rules.ts'
import { parseSearch, stringifySearch } from '@moongate/client'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'
const ask = { wap_app_link: 'https://m.example.com/', user_agent: phone, hash: '#/Index', wants_desktop: false }
it.each([
  ['R1.14 a phone goes to the mobile address', ask, 'https://m.example.com/'],
  ['R1.14 carrying LiveLevelUp', { ...ask, hash: '#/LiveLevelUp' }, 'https://m.example.com/#/LiveLevelUp'],
  ['R1.14 carrying Activity with its number', { ...ask, hash: '#/Activity/7' }, 'https://m.example.com/#/Activity/7'],
  ['R1.14 without a mobile address it stays', { ...ask, wap_app_link: '' }, undefined],
  ['R1.14 who wants the desktop site stays', { ...ask, wants_desktop: true }, undefined],
  ['R1.14 a desktop stays', { ...ask, user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' }, undefined],
] as const)('%s', (_, input, target) => expect(findMobileTarget(input)).toBe(target))

it.each([
  ['R2.2 notices pop up on Home', '#/Index', true],
  ['R2.2 and in the member area', '#/Member/Center', true],
  ['R2.13 not on Notice', '#/Notice', false],
  ['R2.3 not on the gate', '', false],
  ['R2.3 nor on its own address', '#/Welcome', false],
  ['R2.3 nor before the site', '#/Nav?next=1', false],
  ['not in the window of a deposit', '#/NormalDeposit', false],
  ['R2.2 but on a screen whose name only begins so', '#/Navigation', true],
  ['R2.10 not on the waiting page', '#/LoginToSupplier?api_code=JZ', false],
] as const)('%s', (_, hash, open) => expect(shouldPopUp({ alert: true, ids: [1], seen: [], hash })).toBe(open))
it('R2.2 only when the operator wants it and there are some', () => {
  expect(shouldPopUp({ alert: false, ids: [1], seen: [], hash: '#/Index' })).toBe(false)
  expect(shouldPopUp({ alert: true, ids: [], seen: [], hash: '#/Index' })).toBe(false)
})
it('R2.2 once in a visit, and again when there is a new one', () => {
  expect(shouldPopUp({ alert: true, ids: [1, 2], seen: [1, 2], hash: '#/Index' })).toBe(false)
  expect(shouldPopUp({ alert: true, ids: [1], seen: [1, 2], hash: '#/Index' })).toBe(false)
  expect(shouldPopUp({ alert: true, ids: [3, 1, 2], seen: [1, 2], hash: '#/Index' })).toBe(true)
})
it('R2.12 query values stay text', () => {
  expect(parseSearch('?api=123')).toEqual({ api: '123' })
  expect(stringifySearch({ api: '123', none: undefined })).toBe('?api=123')
})
