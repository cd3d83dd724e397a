/** The site's languages, the default first (R1.10, R9.1). An unknown `lang` is answered in the default. */
export const LANGS = ['zh_cn', 'zh_hk', 'en', 'th', 'vi'] as const
export type Lang = (typeof LANGS)[number]

/** A text that somebody wrote, by language. */
export type Text = Partial<Record<Lang, string>>

/** In which languages a text is looked for, for readers of each: who reads neither script of Chinese rather reads English. */
export const LANG_RANKS = {
  zh_cn: ['zh_cn', 'zh_hk'],
  zh_hk: ['zh_hk', 'zh_cn'],
  en: ['en', 'zh_cn'],
  th: ['th', 'en', 'zh_cn'],
  vi: ['vi', 'en', 'zh_cn'],
} as const satisfies Record<Lang, readonly Lang[]>

/** The text in the first of a reader's languages that it has, else in any; an empty one is none. */
export const pickText = (text: Text, lang: Lang): string =>
  [...LANG_RANKS[lang].map((next) => text[next]), ...Object.values(text)].find(Boolean) ?? ''
