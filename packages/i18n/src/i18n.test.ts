import { describe, expect, it } from 'vitest'
import { createBrowserI18n } from './browser.ts'
import { formatDate, formatDateTime, formatNumber, formatPercent } from './format.ts'
import type { Lang } from './languages.ts'
import { createServerI18n, readTexts } from './server.ts'

describe("R8.3 the server's texts", () => {
  const { t, maybe } = createServerI18n()
  it.each<[Lang, string]>([
    ['zh_cn', '操作成功！'],
    ['zh_hk', '操作成功！'],
    ['en', 'Operation successful!'],
    ['th', 'ดำเนินการสำเร็จ!'],
    ['vi', 'Thao tác thành công!'],
  ])('%s', (lang, text) => expect(t(lang, 'common:ok')).toBe(text))
  it.each([
    ['common:failed', 'Operation failed'],
    ['common:error', 'Operation error'],
    ['common:loading_failed', 'Loading failed'],
    ['common:modified', 'Modified successfully'],
    ['errors:auth.login_required', 'Please log in first'],
    ['common:network_timeout', 'Network request error, please refresh the page'],
    ['errors:policy.demo_not_supported', 'Trial accounts do not support this operation'],
  ])('%s → %s', (key, text) => expect(maybe('en', key)).toBe(text))
  it('fills placeholders and knows what it lacks', () => {
    expect(t('en', 'validation:required', { field: 'Amount' })).toBe('Amount is required')
    expect(maybe('en', 'common:nothing')).toBeUndefined()
  })
})

describe("the browser's texts", () => {
  it('come file by file and fall back to zh_cn', async () => {
    const loaded: string[] = []
    const i18n = createBrowserI18n('vi', {
      '../locales/vi/common.json': async () => (loaded.push('common'), { default: readTexts('vi')['common'] ?? {} }),
      '../locales/zh_cn/fields.json': async () => readTexts('zh_cn')['fields'] ?? {},
    })
    await i18n.load('common', 'fields')
    await i18n.load('common')
    expect([i18n.t('common:ok'), i18n.t('fields:money'), loaded]).toEqual(['Thao tác thành công!', '金额', ['common']])
  })
})

describe('R9.8 figures as people read them', () => {
  it('numbers, percentages, dates', () => {
    expect([formatNumber('en', 12345), formatNumber('vi', 12345), formatPercent('en', 20_000)]).toEqual([
      '12,345',
      '12.345',
      '2%',
    ])
    expect([
      formatDate('en', '2026-11-21 09:30:05'),
      formatDateTime('en', '2026-11-21 23:30:05'),
      formatDate('th', '2026-11-21'),
      formatDateTime('zh_cn', '2026-11-21 23:30:05'),
      formatDate('en', 'x'),
    ]).toEqual(['11/21/2026', '11/21/2026, 23:30:05', '21/11/2026', '2026-11-21 23:30:05', 'x'])
  })
})
