import { LANGS, type Lang } from '@moongate/contract'
import sanitizeHtml from 'sanitize-html'

/** A text an operator wrote, by language; the default language is always there. */
export type Text = Partial<Record<Lang, string>>

/** The text in the asked language, else in the site's default, else in any; an empty one is none. */
export const pickText = (text: Text, lang: Lang): string =>
  text[lang] || text[LANGS[0]] || (Object.values(text).find((t) => t !== '') ?? '')

/** The same for a name that may be one and the same in every language. */
export const pickName = (name: string | Text, lang: Lang): string =>
  typeof name === 'string' ? name : pickText(name, lang)

const TAGS = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'b',
  'i',
  'u',
  'span',
  'a',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'blockquote',
]

/** Operator HTML reduced to an allow-list, once, when it is saved; links leave the site without an opener. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
  })

export const cleanTexts = (text: Text): Text =>
  Object.fromEntries(Object.entries(text).map(([lang, html]) => [lang, cleanHtml(html)]))
