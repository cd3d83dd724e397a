/** The site's languages, the default first (R1.10, R9.1). An unknown `lang` is answered in the default. */
export const LANGS = ['zh_cn', 'zh_hk', 'en', 'th', 'vi'] as const
export type Lang = (typeof LANGS)[number]
