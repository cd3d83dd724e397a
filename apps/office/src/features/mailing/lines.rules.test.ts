import { expect, it } from 'vitest'
import { computePercent, isWhole, NO_LINES, toUuid } from './lines.rules.ts'

const all = (text: string) => ({ zh_cn: text, zh_hk: text, en: text, th: text, vi: text })

it.each([
  [NO_LINES, false],
  [{ titles: all('a'), contents: all('b') }, true],
  [{ titles: all('a'), contents: { ...all('b'), th: ' ' } }, false],
  [{ titles: { ...all('a'), vi: '' }, contents: all('b') }, false],
])('%j is whole: %s', (lines, is) => expect(isWhole(lines)).toBe(is))

it.each([
  [0, 0, 0],
  [0, 3, 0],
  [2, 3, 66],
  [999, 1000, 99],
  [1000, 1000, 100],
  [1001, 1000, 100],
])('%i of %i are %i per cent', (sent, total, percent) => expect(computePercent(sent, total)).toBe(percent))

it('makes a UUID of random digits', () =>
  expect(toUuid('0123456789abcdef0123456789abcdef')).toBe('01234567-89ab-4def-8123-456789abcdef'))
