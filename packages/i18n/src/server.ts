import { readdirSync, readFileSync } from 'node:fs'
import type { Resource } from 'i18next'
import { createI18n } from './instance.ts'
import type { MessageKey } from './keys.gen.ts'
import { DEFAULT_LANG, type Lang, languages } from './languages.ts'

export type Params = Record<string, string | number>
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

/** All languages and namespaces at once, for the server's messages. */
export const createServerI18n = (): ServerI18n => {
  const codes = Object.keys(languages) as Lang[]
  const resources = Object.fromEntries(codes.map((lang) => [lang, readTexts(lang)])) as Resource
  const i18n = createI18n(DEFAULT_LANG, resources, Object.keys(resources[DEFAULT_LANG] ?? {}))
  const t = (lang: Lang, key: string, params: Params = {}) => i18n.t(key, { ...params, lng: lang })
  return { t, maybe: (lang, key, params) => (i18n.exists(key, { lng: lang }) ? t(lang, key, params) : undefined) }
}
