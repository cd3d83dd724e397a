import { motifUrls } from '../art.gen.ts'
import { categories, type Category } from './tile-look.ts'
import styles from './category-card.module.css'

/** One of the seven categories, tinted by its hue, its motif rising from the corner. */
export const CategoryCard = ({ category, title, note, href, onClick }: { category: Category; title: string; note?: string; href: string; onClick?: () => void }) => {
  const { hue, motif } = categories[category]
  return (
    <a className={styles.card} href={href} onClick={onClick} style={{ '--h': hue } as React.CSSProperties} draggable={false}>
      <span className={styles.title}>{title}</span>
      {note && <span className={styles.note}>{note}</span>}
      <img src={motifUrls[motif]} alt="" width={104} height={104} loading="lazy" decoding="async" draggable={false} />
    </a>
  )
}
