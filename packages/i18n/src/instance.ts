import { createInstance, type i18n, type Resource } from 'i18next'
import { DEFAULT_LANG, type Lang } from './languages.ts'

/** One i18next instance as both sides use it: no escaping (React and JSON do that), a missing text falls back to zh_cn. */
export const createI18n = (lang: Lang, resources: Resource, ns: readonly string[]): i18n => {
  const made = createInstance()
  void made.init({
    lng: lang,
    fallbackLng: DEFAULT_LANG,
    load: 'currentOnly',
    resources,
    ns: [...ns],
    defaultNS: 'common',
    initAsync: false,
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnNull: false,
    showSupportNotice: false,
  })
  return made
}
