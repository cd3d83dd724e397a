import { expect, it } from 'vitest'
import {
  addAddress,
  chooseMessage,
  followKnown,
  holdKnown,
  isOutdated,
  keepSaved,
  readDraft,
  toInput,
} from './maintenance.rules.ts'

const usual = { zh_cn: '甲', zh_hk: '乙', en: 'c', th: 'd', vi: 'e' }
const none = { zh_cn: '', zh_hk: '', en: '', th: '', vi: '' }
const known = {
  on: true,
  message: { en: 'Back at nine' },
  redirect: '',
  passes: ['192.0.2.7', '198.51.100.0/24'],
  redirects: [],
  seen: 'as it was',
  address: '192.0.2.9',
  usual,
}

it('R8.1 what was set comes back as it was, languages without words left out', () => {
  expect(toInput(readDraft(known))).toEqual({
    on: true,
    seen: 'as it was',
    message: { en: 'Back at nine' },
    redirect: '',
    passes: ['192.0.2.7', '198.51.100.0/24'],
  })
  expect(toInput({ ...readDraft(known), passes: ' 192.0.2.7,\n\n 192.0.2.8 ' }).passes).toEqual([
    '192.0.2.7',
    '192.0.2.8',
  ])
})

it('R8.1 an address is let in once', () => {
  expect(addAddress('192.0.2.7', '192.0.2.9')).toBe('192.0.2.7\n192.0.2.9')
  expect(addAddress('192.0.2.9', '192.0.2.9')).toBe('192.0.2.9')
})

it.each([
  ['their own words', { ...none, en: 'x', th: 'y' }, 'th', 'y'],
  ['those of the default language first, where theirs are missing', { ...none, zh_cn: 'z', en: 'x' }, 'th', 'z'],
  ['any that were written', { ...none, en: 'x' }, 'th', 'x'],
  ['the usual words', { ...none, en: ' ' }, 'th', 'd'],
] as const)('R8.1 visitors read %s', (_case, message, lang, words) => {
  expect(chooseMessage(message, usual, lang)).toBe(words)
})

it('R8.1 R6.6 a form that nobody typed in follows what a colleague sets, so that the site is opened again at one press', () => {
  const closed = { ...known, on: false, seen: 'as it is' }
  const held = followKnown(holdKnown(known), closed)
  expect([held, isOutdated(held, closed)]).toEqual([holdKnown(closed), false])
})

it('R8.1 R6.6 what was typed stays when a colleague sets something else, and is told to be outdated', () => {
  const { draft, begun } = holdKnown(known)
  const typed = { begun, draft: { ...draft, passes: '192.0.2.8' } }
  const closed = { ...known, on: false, seen: 'as it is' }
  expect([followKnown(typed, closed), isOutdated(typed, closed)]).toEqual([typed, true])
})

it('R8.1 R6.6 what was saved can be saved again, with what was typed meanwhile', () => {
  const { draft, begun } = holdKnown(known)
  const sent = { ...draft, on: false, passes: ' 192.0.2.8 ' }
  const saved = { ...known, on: false, passes: ['192.0.2.8'], seen: 'as it is' }
  expect(keepSaved({ begun, draft: { ...sent, on: true } }, sent, saved)).toEqual(holdKnown(saved))
  const more = keepSaved({ begun, draft: { ...sent, redirect: 'x' } }, sent, saved)
  expect(more.draft).toMatchObject({ redirect: 'x', on: false, seen: 'as it is' })
  expect([followKnown(more, saved), isOutdated(more, saved)]).toEqual([more, false])
})
