import { describe, expect, it } from 'vitest'
import { cleanHtml, pickText } from './content.rules.ts'

describe('R2.2 operator HTML', () => {
  it.each([
    ['keeps plain structure', '<h3>A</h3><p><strong>b</strong></p>', '<h3>A</h3><p><strong>b</strong></p>'],
    ['drops scripts with their text', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['drops handlers', '<img src="/a.png" onerror="x()" />', '<img src="/a.png" />'],
    ['drops javascript links', '<a href="javascript:x()">a</a>', '<a rel="noopener noreferrer">a</a>'],
    ['drops protocol-relative links', '<a href="//evil.test">a</a>', '<a rel="noopener noreferrer">a</a>'],
    ['drops data pictures', '<img src="data:image/svg+xml,<svg/>" />', '<img />'],
    ['drops styles and frames', '<p style="x">a</p><iframe src="/x"></iframe>', '<p>a</p>'],
  ])('%s', (_case, dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean)
  })
})

describe('R1.10 a text in the asked language', () => {
  it.each([
    ['the language itself', { zh_cn: '一', en: 'one' }, 'en', 'one'],
    ['the default where it is missing', { zh_cn: '一' }, 'vi', '一'],
    ['what its readers read better than the default', { zh_cn: '一', en: 'one' }, 'vi', 'one'],
    ['the other script', { zh_hk: '佢', en: 'one' }, 'zh_cn', '佢'],
    ['any text rather than none', { th: 'หนึ่ง' }, 'en', 'หนึ่ง'],
    ['an empty one is none', { zh_cn: '一', en: '' }, 'en', '一'],
    ['nothing at all', {}, 'en', ''],
  ] as const)('%s', (_case, text, lang, expected) => {
    expect(pickText(text, lang)).toBe(expected)
  })
})
