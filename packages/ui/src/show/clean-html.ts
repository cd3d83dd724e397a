/** What an operator may write: a short list of tags, no style, no script, links only to pages. */
const TAGS =
  'a b blockquote br caption code div em figcaption figure h2 h3 h4 hr i img li ol p s span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  )
const ATTRIBUTES = ['alt', 'colspan', 'height', 'href', 'rowspan', 'src', 'title', 'width']
/** Tags that go while their words stay. */
const LOST_TAGS = ['article', 'center', 'font', 'form', 'h1', 'h5', 'h6', 'label', 'section', 'small']
const ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i

/** Takes HTML, answers what may be shown of it. */
export type CleanHtml = (html: string) => string

/** What no sanitizer is asked: where an address may lead, and that other sites open apart and learn nothing. */
const cleanAddresses = (root: ParentNode & { innerHTML: string }): string => {
  for (const name of ['href', 'src'])
    for (const one of root.querySelectorAll(`[${name}]`))
      if (!ADDRESS.test(one.getAttribute(name)?.trim() ?? '')) one.removeAttribute(name)
  for (const link of root.querySelectorAll('a[href^="http"]')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  return root.innerHTML
}

/** The platform's Sanitizer, which TypeScript's types do not name yet. */
type Sanitizing = Element & {
  setHTML?: (html: string, options: { sanitizer: Record<string, readonly string[]> }) => void
}
const SANITIZER = { elements: TAGS, attributes: ATTRIBUTES, replaceWithChildrenElements: LOST_TAGS }

const cleanByPlatform: CleanHtml = (html) => {
  // In a document that nobody sees, where no picture is fetched.
  const host: Sanitizing = document.implementation.createHTMLDocument('').createElement('div')
  host.setHTML?.(html, { sanitizer: SANITIZER })
  return cleanAddresses(host)
}

/** The browser's own sanitizer, where it has one. */
export const platformCleaner: CleanHtml | undefined =
  'setHTML' in (globalThis.Element?.prototype ?? {}) ? cleanByPlatform : undefined

/** The one for the other browsers, fetched when there is something to clean. */
export const fetchCleaner = async (): Promise<CleanHtml> => {
  const { default: DOMPurify } = await import('dompurify')
  const options = {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  } as const
  return (html) => {
    const host = document.createElement('div')
    host.append(DOMPurify.sanitize(html, options))
    return cleanAddresses(host)
  }
}
