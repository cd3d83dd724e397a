import { expect, it } from 'vitest'
import { addField, isWritten, readCountries, readDraft, writeOptions } from './draft.rules.ts'

it('countries are codes', () => expect(readCountries('th, vn  x CN')).toEqual(['TH', 'VN', 'CN']))

it('a field more has a name that is free', () => {
  const one = addField([])
  const two = addField(one)
  expect(two.map(({ name }) => name)).toEqual(['field1', 'field2'])
  expect(addField(two.slice(1)).map(({ name }) => name)).toEqual(['field2', 'field1'])
})

it('choices are written in one language, the others stay', () => {
  const both = [{ en: 'Red', th: 'แดง' }, { en: 'Blue' }]
  expect(writeOptions(both, 'en', 'Crimson')).toEqual([{ en: 'Crimson', th: 'แดง' }])
  expect(writeOptions(both, 'th', 'แดง\nน้ำเงิน')).toEqual([
    { en: 'Red', th: 'แดง' },
    { en: 'Blue', th: 'น้ำเงิน' },
  ])
})

const good = {
  ...readDraft(undefined),
  title: { en: 'A' },
  content: { en: 'B' },
  start_at: '2026-01-01 00:00:00',
  end_at: '2026-01-02 00:00:00',
}
it.each([
  ['as it is', good, true],
  ['without words', { ...good, content: { en: ' ' } }, false],
  ['without dates', { ...good, start_at: '' }, false],
  ['ending before it begins', { ...good, end_at: '2025-01-01 00:00:00' }, false],
  ['as a link that leads nowhere', { ...good, apply_type: 'link' as const }, false],
])('an activity can be sent %s', (_, draft, sent) => expect(isWritten(draft)).toBe(sent))
