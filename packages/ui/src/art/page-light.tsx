import { patternUrls } from '../art.gen.ts'
import styles from './page-light.module.css'

/** The light of the room behind a page: plum pool left, ember pool right, scales that fade out. Once per app. */
export const PageLight = () => {
  return (
    <div className={styles.light} aria-hidden>
      <div className={styles.scales} style={{ backgroundImage: `url(${patternUrls.seigaiha})` }} />
    </div>
  )
}
