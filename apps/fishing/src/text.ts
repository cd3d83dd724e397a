import { type BrowserI18n, createBrowserI18n, type Lang, languages, type MessageKey } from '@moongate/i18n'

type Inner<K> = K extends `fishing:ui.${infer Rest}` ? Rest : never
export type TextKey = Inner<MessageKey>
type Params = Record<string, string | number>

const loaders = import.meta.glob<Record<string, unknown>>(
  '../../../packages/i18n/locales/*/{fishing,member-protection}.json',
)
const held: { i18n?: BrowserI18n } = {}

/** Loads the texts of a language; before this nothing can be said. */
export const loadTexts = async (lang: Lang): Promise<void> => {
  held.i18n = createBrowserI18n(lang, loaders)
  await held.i18n.load('fishing')
}

const getTexts = (): BrowserI18n => {
  if (!held.i18n) throw new Error('texts are not loaded')
  return held.i18n
}

/** Loads the words of the reality check: most visits need them late, or never. */
export const loadLateTexts = (): Promise<void> => getTexts().load('member-protection')
/** One of them. */
export const getLate = (key: Extract<MessageKey, `member-protection:${string}`>): string => getTexts().t(key)

/** A text of the fishing hall, by its key below `fishing:ui`. */
export const t = (key: TextKey, params?: Params): string => getTexts().t(`fishing:ui.${key}` as MessageKey, params)

/** A moment as people here write it. */
export const formatTime = (at: number): string =>
  new Date(at).toLocaleString(languages[getTexts().lang].intl, {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
