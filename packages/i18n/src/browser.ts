import type { i18n } from 'i18next'
import { createI18n } from './instance.ts'
import type { MessageKey } from './keys.gen.ts'
import { DEFAULT_LANG, type Lang, languages } from './languages.ts'

type Texts = Record<string, unknown>
/** By `<lang>/<file>`: how to get the texts, e.g. what `import.meta.glob('…/locales/xx/*.json')` gives, with its paths. */
export type Loaders = Record<string, () => Promise<Texts | { default: Texts }>>

export type BrowserI18n = {
  lang: Lang
  t: (key: MessageKey, params?: Record<string, string | number>) => string
  /** For keys made at run time; nothing when there is no such text. */
  maybe: (key: string, params?: Record<string, string | number>) => string | undefined
  /** Loads the files a screen uses before it is shown; a second time costs nothing. */
  load: (...files: string[]) => Promise<void>
}

const createLoader = (loaders: Loaders, lang: Lang, file: string) =>
  Object.entries(loaders).find(
    ([path]) => path.endsWith(`${lang}/${file}`) || path.endsWith(`${lang}/${file}.json`),
  )?.[1]

const add = async (i18n: i18n, loaders: Loaders, lang: Lang, file: string): Promise<void> => {
  if (i18n.hasResourceBundle(lang, file)) return
  const loaded = await createLoader(loaders, lang, file)?.()
  if (loaded) i18n.addResourceBundle(lang, file, 'default' in loaded ? loaded.default : loaded)
}

/**
 * The texts of one language. A language switch reloads the page (R9.1), so nothing here ever changes language. Marks the
 * document with the language's code where there is a document.
 */
export const createBrowserI18n = (lang: Lang, loaders: Loaders): BrowserI18n => {
  const i18n = createI18n(lang, {}, [])
  if (typeof document !== 'undefined') document.documentElement.lang = languages[lang].html
  const load = async (...files: string[]) => {
    await Promise.all(files.map((file) => add(i18n, loaders, lang, file)))
    const missing = files.filter((file) => !i18n.hasResourceBundle(lang, file))
    await Promise.all(missing.map((file) => add(i18n, loaders, DEFAULT_LANG, file)))
  }
  const t: BrowserI18n['t'] = (key, params = {}) => i18n.t(key, params)
  return { lang, t, load, maybe: (key, params = {}) => (i18n.exists(key) ? i18n.t(key, params) : undefined) }
}
