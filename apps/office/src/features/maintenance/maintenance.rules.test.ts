import { expect, it } from 'vitest'
import { addAddress, chooseMessage, readDraft, toInput } from './maintenance.rules.ts'

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
