import { type BrowserI18n, createBrowserI18n, type Lang, languages, type MessageKey } from '@moongate/i18n'
import { LETTERS } from './art/letters.ts'

type Inner<K> = K extends `slots:ui.${infer Rest}` ? Rest : never
export type TextKey = Inner<MessageKey>
type Params = Record<string, string | number>

const loaders = import.meta.glob<Record<string, unknown>>(
  '../../../packages/i18n/locales/*/{slots,member-protection}.json',
)
const held: { i18n?: BrowserI18n } = {}

/** Loads the texts of a language; before this nothing can be said. */
export const loadTexts = async (lang: Lang): Promise<void> => {
  held.i18n = createBrowserI18n(lang, loaders)
  await held.i18n.load('slots')
}

const getTexts = (): BrowserI18n => {
  if (!held.i18n) throw new Error('texts are not loaded')
  return held.i18n
}

/** Loads the words of the reality check: most visits need them late, or never. */
export const loadLateTexts = (): Promise<void> => getTexts().load('member-protection')
/** One of them. */
export const getLate = (key: Extract<MessageKey, `member-protection:${string}`>): string => getTexts().t(key)

/** A text of the slots, by its key below `slots:ui`. */
export const t = (key: TextKey, params?: Params): string => getTexts().t(`slots:ui.${key}` as MessageKey, params)

/** The word for a name that comes from data, e.g. a symbol's id; the name itself when there is none. */
export const translateName = (group: string, name: string, params?: Params): string =>
  getTexts().maybe(`slots:ui.${group}.${name}`, params) ?? name

/** What a symbol is called. */
export const nameSymbol = (id: string): string => LETTERS[id] ?? translateName('symbol', id)

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
