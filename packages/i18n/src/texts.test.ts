import { describe, expect, it } from 'vitest'
import { fillText, findText } from './texts.ts'

const files = { common: { ok: 'Fine', errors: { auth: { ended: 'Log in' } } }, site: { ok: 'Open' } }

describe('R8.3 a text is found', () => {
  it.each([
    ['common:ok', 'Fine'],
    ['site:ok', 'Open'],
    ['common:errors.auth.ended', 'Log in'],
    ['common:errors.auth', undefined],
    ['common:errors.auth.ended.length', undefined],
    ['common:constructor.name', undefined],
    ['common:missing', undefined],
    ['other:ok', undefined],
    ['ok', undefined],
  ])('%s → %s', (key, text) => expect(findText(files, key)).toBe(text))
})

describe('R8.3 placeholders are filled', () => {
  it.each([
    ['{{field}} is required', { field: 'Amount' }, 'Amount is required'],
    ['{{n}} of {{n}}, {{max}}', { n: 2, max: 0 }, '2 of 2, 0'],
    ['pay {{sum}}', { sum: '$& {{sum}}' }, 'pay $& {{sum}}'],
    ['{{who}} <b>', { who: '<i>' }, '<i> <b>'],
    ['left {{out}}', {}, 'left '],
    ['nothing', { n: 1 }, 'nothing'],
  ])('%s', (text, params, filled) => expect(fillText(text, params)).toBe(filled))
})
