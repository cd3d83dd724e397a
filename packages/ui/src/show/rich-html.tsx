import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './rich-html.module.css'

const tags = [
  'a',
  'b',
  'blockquote',
  'br',
  'caption',
  'code',
  'div',
  'em',
  'figcaption',
  'figure',
  'h2',
  'h3',
  'h4',
  'hr',
  'i',
  'img',
  'li',
  'ol',
  'p',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
]
const attributes = ['alt', 'colspan', 'height', 'href', 'rowspan', 'src', 'title', 'width']

/** Cleans what an operator wrote: a short list of tags, no style, no script, links only to pages. */
export const cleanHtml = (html: string): string => {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a[href^="http"]')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  for (const image of fragment.querySelectorAll('img[src^="data:" i]')) image.removeAttribute('src')
  const host = document.createElement('div')
  host.append(fragment)
  return host.innerHTML
}

/** The one place that draws written HTML. The server has cleaned it at write; this cleans it again. */
export const RichHtml = ({ html, className }: { html: string; className?: string }) => {
  const clean = useMemo(() => ({ __html: cleanHtml(html) }), [html])
  return <div className={cx(styles.rich, className)} dangerouslySetInnerHTML={clean} />
}
