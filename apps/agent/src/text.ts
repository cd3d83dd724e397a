import { GAME_TYPES } from '@moongate/contract/games.states'
import {
  createBrowserI18n,
  formatDate,
  formatDateTime,
  formatNumber,
  keepChoice,
  type Lang,
  type MessageKey,
  readChoice,
} from '@moongate/i18n'

type Inner<K> = K extends `portal:ui.${infer Rest}` ? Rest : never
export type TextKey = Inner<MessageKey>
type Params = Record<string, string | number>

const loaders = import.meta.glob<Record<string, unknown>>('../../../packages/i18n/locales/*/{common,games,portal}.json')
const i18n = createBrowserI18n(readChoice(), loaders)

/** Before this nothing can be said. */
export const loadTexts = (): Promise<void> => i18n.load('common', 'games', 'portal')
export const lang: Lang = i18n.lang
/** Stores the choice and loads the page anew. */
export const switchLang = (chosen: Lang): void => {
  keepChoice(chosen)
  location.reload()
}

/** A text of the portal, by its key below `portal:ui`. */
export const t = (key: TextKey, params?: Params): string => i18n.t(`portal:ui.${key}` as MessageKey, params)
/** A text of the product as a whole, e.g. about the network. */
export const translateCommon = (key: Extract<MessageKey, `common:${string}`>): string => i18n.t(key)
export const formatCount = (value: number): string => formatNumber(lang, value)
export const formatDay = (wire: string): string => formatDate(lang, wire)
export const formatTime = (wire: string): string => formatDateTime(lang, wire)

/** A type of games by the wire's number. */
export const describeGameType = (game_type: number): string => {
  const found = GAME_TYPES.find(({ key }) => key === game_type)
  return found ? i18n.t(`games:types.${found.name}`) : String(game_type)
}
