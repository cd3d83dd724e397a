import { readdirSync, readFileSync } from 'node:fs'
import type { MessageKey } from './keys.gen.ts'
import { DEFAULT_LANG, type Lang, languages } from './languages.ts'
import { fillText, type Params } from './texts.ts'

export type ServerI18n = {
  t: (lang: Lang, key: MessageKey, params?: Params) => string
  /** For keys made at run time, from an error code or a field name; nothing when there is no such text. */
  maybe: (lang: Lang, key: string, params?: Params) => string | undefined
}

const getFolder = (lang: string) => new URL(`../locales/${lang}/`, import.meta.url)

/** Every text of one language: file name → content. */
export const readTexts = (lang: Lang): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    readdirSync(getFolder(lang))
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .map((file) => [
        file.slice(0, -5),
        JSON.parse(readFileSync(new URL(file, getFolder(lang)), 'utf8')) as Record<string, unknown>,
      ]),
  )

/** Each text under its key, `file:group.name`. */
type Known = ReadonlyMap<string, string>

const listTexts = (group: object, before: string): [string, string][] =>
  Object.entries(group).flatMap(([name, held]: [string, unknown]) => {
    if (typeof held === 'string') return [[before + name, held]]
    return typeof held === 'object' && held !== null ? listTexts(held, `${before}${name}.`) : []
  })

const readKnown = (lang: Lang): Known =>
  new Map(Object.entries(readTexts(lang)).flatMap(([file, texts]) => listTexts(texts, `${file}:`)))

let read: ReadonlyMap<Lang, Known> | undefined
const readAllTexts = (): ReadonlyMap<Lang, Known> =>
  (read ??= new Map((Object.keys(languages) as Lang[]).map((lang) => [lang, readKnown(lang)])))

/** All languages and files, read once a process, for the server's messages; what a language lacks is said in zh_cn. */
export const createServerI18n = (): ServerI18n => {
  const known = readAllTexts()
  const maybe: ServerI18n['maybe'] = (lang, key, params = {}) => {
    const text = known.get(lang)?.get(key) ?? known.get(DEFAULT_LANG)?.get(key)
    return text === undefined ? undefined : fillText(text, params)
  }
  return { t: (lang, key, params) => maybe(lang, key, params) ?? key, maybe }
}
