import { type BrowserI18n, createBrowserI18n, type Lang, type MessageKey } from '@moongate/i18n'
import type { Wording } from '@moongate/lottery'

type Inner<K> = K extends `lottery:ui.${infer Rest}` ? Rest : never
export type TextKey = Inner<MessageKey>
type Params = Record<string, string | number>

const loaders = import.meta.glob<Record<string, unknown>>(
  '../../../packages/i18n/locales/*/{common,lottery,member-protection}.json',
)
const held: { i18n?: BrowserI18n } = {}

/** Loads the texts of a language; before this nothing can be said. */
export const loadTexts = async (lang: Lang): Promise<void> => {
  held.i18n = createBrowserI18n(lang, loaders)
  await held.i18n.load('common', 'lottery')
}

const getTexts = (): BrowserI18n => {
  if (!held.i18n) throw new Error('texts are not loaded')
  return held.i18n
}

/** Loads the words of the reality check: most visits need them late, or never. */
export const loadLateTexts = (): Promise<void> => getTexts().load('member-protection')
/** One of them. */
export const getLate = (key: Extract<MessageKey, `member-protection:${string}`>): string => getTexts().t(key)

/** The language the texts were loaded in. */
export const getLang = (): Lang => getTexts().lang
/** A text of the game client, by its key below `lottery:ui`. */
export const t = (key: TextKey, params?: Params): string => getTexts().t(`lottery:ui.${key}` as MessageKey, params)

/** The word for a name that comes from data, e.g. a bet type's id; the name itself when there is none. */
export const translateName = (group: string, name: string, params?: Params): string =>
  getTexts().maybe(`lottery:ui.${group}.${name}`, params) ?? name

/** The texts that bets are worded with; a name without one stands for itself. */
export const translateWord: Wording = (key, params) =>
  getTexts().maybe(`lottery:ui.${key}`, params) ?? key.slice(key.indexOf('.') + 1)

/** A game's name in the player's language; the list of games comes in the site's default one. */
export const describeGame = (game: { code: string; title: string }): string =>
  getTexts().maybe(`lottery:games.${game.code}`) ?? game.title

/** A text of the product as a whole, e.g. about the network. */
export const translateCommon = (key: Extract<MessageKey, `common:${string}`>): string => getTexts().t(key)
