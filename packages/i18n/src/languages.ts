/** The site's languages in the order of the switch (R1.10, R9.1): own name, `<html lang>` code, and locale for figures and dates. */
export const languages = {
  zh_cn: { native: '简体中文', html: 'zh-CN', intl: 'zh-CN' },
  zh_hk: { native: '繁體中文', html: 'zh-HK', intl: 'zh-HK' },
  en: { native: 'English', html: 'en', intl: 'en-US' },
  th: { native: 'ไทย', html: 'th', intl: 'th-TH' },
  vi: { native: 'Tiếng Việt', html: 'vi', intl: 'vi-VN' },
} as const

export type Lang = keyof typeof languages
export const DEFAULT_LANG: Lang = 'zh_cn'

/** The language meant by a `lang` value; an unknown one is the default. */
export const parseLang = (value: unknown): Lang =>
  typeof value === 'string' && Object.hasOwn(languages, value) ? (value as Lang) : DEFAULT_LANG
