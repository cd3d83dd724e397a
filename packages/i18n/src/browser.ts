import type { MessageKey } from './keys.gen.ts'
import { DEFAULT_LANG, type Lang, languages } from './languages.ts'
import { fillText, findText, type Params, type Texts } from './texts.ts'

/** By `<lang>/<file>`: how to get the texts, e.g. what `import.meta.glob('…/locales/xx/*.json')` gives, with its paths. */
export type Loaders = Record<string, () => Promise<Texts | { default: Texts }>>
/** The loaders of all languages, or those of one when they are asked for: a page needs those of no other. */
export type LoadersOf = Loaders | ((lang: Lang) => Promise<Loaders>)

export type BrowserI18n = {
  lang: Lang
  t: (key: MessageKey, params?: Params) => string
  /** For keys made at run time; nothing when there is no such text. */
  maybe: (key: string, params?: Params) => string | undefined
  /** Loads the files a screen uses before it is shown; a second time costs nothing. */
  load: (...files: string[]) => Promise<void>
}

const findLoader = (loaders: Loaders, lang: Lang, file: string) =>
  Object.entries(loaders).find(
    ([path]) => path.endsWith(`${lang}/${file}`) || path.endsWith(`${lang}/${file}.json`),
  )?.[1]

const readFile = async (loaders: LoadersOf, lang: Lang, file: string): Promise<Texts | undefined> => {
  const loaded = await findLoader(typeof loaders === 'function' ? await loaders(lang) : loaders, lang, file)?.()
  return loaded && 'default' in loaded ? (loaded.default as Texts) : loaded
}

/**
 * The texts of one language; a file that it lacks comes in zh_cn. A language switch reloads the page (R9.1), so nothing here
 * ever changes language. Marks the document with the language's code where there is a document.
 */
export const createBrowserI18n = (lang: Lang, loaders: LoadersOf): BrowserI18n => {
  const held: Record<string, Texts> = {}
  if (typeof document !== 'undefined') document.documentElement.lang = languages[lang].html
  const loadOne = async (file: string) => {
    if (held[file] !== undefined) return
    const texts = (await readFile(loaders, lang, file)) ?? (await readFile(loaders, DEFAULT_LANG, file))
    if (texts) held[file] = texts
  }
  const maybe: BrowserI18n['maybe'] = (key, params = {}) => {
    const text = findText(held, key)
    return text === undefined ? undefined : fillText(text, params)
  }
  return {
    lang,
    t: (key, params) => maybe(key, params) ?? key,
    maybe,
    load: async (...files) => void (await Promise.all(files.map(loadOne))),
  }
}
