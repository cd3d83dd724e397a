import type { Plugin, Rolldown } from 'vite'
import { type Lang, languages } from '../../packages/i18n/src/languages.ts'
import { createServerI18n } from '../../packages/i18n/src/server.ts'

const { t } = createServerI18n()

/** By language: what the page says of itself before any script of the site is there. */
const buildPageFacts = () =>
  Object.fromEntries(
    (Object.keys(languages) as Lang[]).map((lang) => [
      lang,
      {
        html: languages[lang].html,
        title: t(lang, 'shell:title'),
        description: t(lang, 'shell:description'),
      },
    ]),
  )

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g
const GREAT_MOON = 'hero.webp'

/** Addresses of what the page fetches before its script has come: the texts of its language, and the picture behind the first words. */
const listEarlyFiles = (bundle: Rolldown.OutputBundle) => {
  const files = Object.values(bundle)
  const texts = files.flatMap(({ type, fileName, ...file }) => {
    const [, lang] = type === 'chunk' && 'name' in file ? (/^texts-(\w+)$/.exec(file.name ?? '') ?? []) : []
    return lang === undefined ? [] : [[lang, `/${fileName}`]]
  })
  const moon = files.find((file) => file.type === 'asset' && file.names.includes(GREAT_MOON))
  return { texts: Object.fromEntries(texts) as Record<string, string>, moon: moon ? `/${moon.fileName}` : '' }
}

/**
 * Makes the built page show itself at once: the texts of its head and what it may fetch early go into its inline script, and its
 * style sheets go behind the shell, so that they keep nothing of it from being painted.
 */
export const showShellFirst = (): Plugin => ({
  name: 'shell-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const facts = { pages: buildPageFacts(), ...listEarlyFiles(bundle) }
      const sheets = html.match(STYLESHEET)?.join('') ?? ''
      return html
        .replace(STYLESHEET, '')
        .replace('__FACTS__', () => JSON.stringify(facts).replaceAll('<', '\\u003c'))
        .replace('</body>', () => `${sheets}\n  </body>`)
    },
  },
})
