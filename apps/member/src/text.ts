import { createBrowserI18n, formatDateTime, formatNumber, type Lang, type Loaders, readChoice } from '@moongate/i18n'

/** What every screen needs before it is drawn. */
export const CORE = ['common', 'member'] as const
export type TextFile =
  | (typeof CORE)[number]
  | 'fields'
  | 'validation'
  | `member-${'home' | 'footer' | 'help' | 'welcome' | 'money' | 'register' | 'lobby' | 'pages' | 'center' | 'bank' | 'transfer' | 'deposit' | 'withdraw' | 'records' | 'launch' | 'rebate' | 'levelup' | 'savings' | 'wheel' | 'credit' | 'activity' | 'bonus' | 'freespins' | 'security' | 'mail' | 'team' | 'protection'}`

/** Each language's loaders come with the texts that its every screen needs: the names of all files of all languages are long. */
const places = import.meta.glob<{ loaders: Loaders }>('./texts/*.ts')

const i18n = createBrowserI18n(readChoice(), async (lang) => (await places[`./texts/${lang}.ts`]?.())?.loaders ?? {})

export const lang: Lang = i18n.lang
export const t = i18n.t
/** A text whose key is made at run time; nothing where there is none. */
export const maybeText = i18n.maybe
/** Loads files of texts; screens wait for theirs before they are drawn. */
export const loadTexts = (...files: TextFile[]): Promise<void> => i18n.load(...files)

/** A count in the language's grouping. */
export const formatCount = (value: number): string => formatNumber(lang, value)
/** A wire time in the language's order, with seconds. */
export const formatTime = (wire: string): string => formatDateTime(lang, wire)
