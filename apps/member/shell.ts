import type { Plugin } from 'vite'
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
        title: t(lang, 'member:page.title'),
        description: t(lang, 'member:page.description'),
      },
    ]),
  )

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * Makes the built page show itself at once: the texts of its head go into its inline script, and its style sheets go behind the
 * shell, so that they keep nothing of it from being painted.
 */
export const showShellFirst = (): Plugin => ({
  name: 'shell-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const facts = JSON.stringify(buildPageFacts()).replaceAll('<', '\\u003c')
      const sheets = html.match(STYLESHEET)?.join('') ?? ''
      return html
        .replace(STYLESHEET, '')
        .replace('__PAGES__', () => facts)
        .replace('</body>', () => `${sheets}\n  </body>`)
    },
  },
})
