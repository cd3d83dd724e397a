export { type BrowserI18n, createBrowserI18n, type Loaders } from './browser.ts'
export { formatDate, formatDateTime, formatNumber, formatPercent, getDateLocale } from './format.ts'
export type { MessageKey } from './keys.gen.ts'
export { DEFAULT_LANG, type Lang, parseLang, languages } from './languages.ts'
