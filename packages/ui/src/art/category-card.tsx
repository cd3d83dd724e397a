import type { ReactNode } from 'react'
import { motifUrls } from '../art.gen.ts'
import { cx } from '../lib/cx.ts'
import { categories, type Category } from './tile-look.ts'
import styles from './category-card.module.css'

export type CategoryCardProps = {
  category: Category
  title: string
  note?: ReactNode
  href: string
  onClick?: () => void
  /** Nothing is offered here yet: the card is dim, says so, and leads nowhere. */
  coming?: string | undefined
}

/** One of the seven categories, tinted by its hue, its motif rising from the corner. */
export const CategoryCard = ({ category, title, note, href, onClick, coming }: CategoryCardProps) => {
  const { hue, motif } = categories[category]
  const style = { '--h': hue } as React.CSSProperties
  const inner = (
    <>
      <span className={styles.title}>{title}</span>
      {(coming ?? note) && <span className={styles.note}>{coming ?? note}</span>}
      <img src={motifUrls[motif]} alt="" width={104} height={104} loading="lazy" decoding="async" draggable={false} />
    </>
  )
  if (coming !== undefined)
    return (
      <span className={cx(styles.card, styles.coming)} style={style}>
        {inner}
      </span>
    )
  return (
    <a className={styles.card} href={href} onClick={onClick} style={style} draggable={false}>
      {inner}
    </a>
  )
}
