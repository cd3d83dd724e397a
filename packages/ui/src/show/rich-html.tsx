import { useEffect, useMemo, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { type CleanHtml, fetchCleaner, platformCleaner } from './clean-html.ts'
import styles from './rich-html.module.css'

const readWords = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent

const useCleaner = (): CleanHtml | undefined => {
  const [clean, setClean] = useState(() => platformCleaner)
  useEffect(() => {
    if (!clean)
      void fetchCleaner().then(
        (fetched) => setClean(() => fetched),
        () => undefined,
      )
  }, [clean])
  return clean
}

/** The one place that draws written HTML. The server has cleaned it at write; this cleans it again, and until it can shows the bare words. */
export const RichHtml = ({ html, className }: { html: string; className?: string }) => {
  const clean = useCleaner()
  const shown = useMemo(() => clean && { __html: clean(html) }, [clean, html])
  const look = cx(styles.rich, className)
  return shown ? (
    <div className={look} dangerouslySetInnerHTML={shown} />
  ) : (
    <div className={look}>{readWords(html)}</div>
  )
}
