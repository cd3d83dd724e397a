import { useLastPage } from '../lib/use-last-page.ts'
import { Icon } from './icon.tsx'
import { chevronLeft, chevronRight } from '../icons.gen.ts'
import { computePageWindow } from './pager.rules.ts'
import styles from './pager.module.css'

export type PagerProps = {
  page: number
  /** Undefined while nobody knows. */ pages: number | undefined
  onPage: (page: number) => void
  texts: { label: string; previous: string; next: string; page: (n: number) => string }
}

/** Pages from 1; draws nothing when there is only one. A page behind the last one leads to the last one. */
export const Pager = ({ page, pages, onPage, texts }: PagerProps) => {
  useLastPage(page, pages, onPage)
  if (pages === undefined || pages <= 1) return null
  return (
    <nav className={styles.pager} aria-label={texts.label}>
      <button type="button" aria-label={texts.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon d={chevronLeft} size={18} />
      </button>
      {computePageWindow(page, pages).map((n, i) =>
        n === 'gap' ? (
          <span key={`gap${i}`} className={styles.gap}>
            …
          </span>
        ) : (
          <button
            key={n}
            type="button"
            aria-label={texts.page(n)}
            aria-current={n === page ? 'page' : undefined}
            onClick={() => onPage(n)}
          >
            {n}
          </button>
        ),
      )}
      <button type="button" aria-label={texts.next} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Icon d={chevronRight} size={18} />
      </button>
    </nav>
  )
}
