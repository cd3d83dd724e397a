import type { Lang } from '@moongate/contract'
import { pickText, type Text } from '@moongate/contract/langs'
import sanitizeHtml from 'sanitize-html'

export { pickText, type Text }

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
