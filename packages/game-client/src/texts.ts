import {
  type BrowserI18n,
  createBrowserI18n,
  type Lang,
  languages,
  type Loaders,
  type MessageKey,
} from '@moongate/i18n'

type Params = Record<string, string | number>
type OwnKey<Part extends string, K> = K extends `${Part}:ui.${infer Rest}` ? Rest : never
type SharedOf<K> = K extends `game:${infer Rest}` ? Rest : never
type SharedKey = SharedOf<MessageKey>
/** A text of a game: its own, by its key below `<part>:ui`, or one that all games say alike, below `game`. */
export type GameKey<Part extends string> = OwnKey<Part, MessageKey> | SharedKey

const held: { i18n?: BrowserI18n } = {}

const getTexts = (): BrowserI18n => {
  if (!held.i18n) throw new Error('texts are not loaded')
  return held.i18n
}

/** What all games say alike. */
export const translate = (key: SharedKey): string => getTexts().t(`game:${key}`)

/** Loads the words of the reality check: most visits need them late, or never. */
export const loadLateTexts = (): Promise<void> => getTexts().load('member-protection')
/** One of them. */
export const getLate = (key: Extract<MessageKey, `member-protection:${string}`>): string => getTexts().t(key)

/** The texts of a game: `part` is the file of its own. */
export const createTexts = <Part extends string>(part: Part, loaders: Loaders) => {
  const find = (key: string, params?: Params): string | undefined =>
    getTexts().maybe(`${part}:ui.${key}`, params) ?? getTexts().maybe(`game:${key}`, params)
  return {
    /** Loads the texts of a language; before this nothing can be said. */
    loadTexts: async (lang: Lang): Promise<void> => {
      held.i18n = createBrowserI18n(lang, loaders)
      await held.i18n.load(part, 'game')
    },
    t: (key: GameKey<Part>, params?: Params): string => find(key, params) ?? key,
    /** The word for a name that comes from data, e.g. a symbol's id; the name itself when there is none. */
    translateName: (group: string, name: string, params?: Params): string => find(`${group}.${name}`, params) ?? name,
  }
}

const MINUTE = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const formatAt = (at: number, form: Intl.DateTimeFormatOptions): string =>
  new Date(at).toLocaleString(languages[getTexts().lang].intl, form)

/** A moment as people here write it, to the minute. */
export const formatMinute = (at: number): string => formatAt(at, MINUTE)
/** The same to the second. */
export const formatTime = (at: number): string => formatAt(at, { ...MINUTE, second: '2-digit' })
