import comet from '../../art/activity-comet.webp?no-inline'
import garden from '../../art/activity-garden.webp?no-inline'
import harvest from '../../art/activity-harvest.webp?no-inline'
import lanterns from '../../art/activity-lanterns.webp?no-inline'
import stadium from '../../art/activity-stadium.webp?no-inline'
import summit from '../../art/activity-summit.webp?no-inline'
import temple from '../../art/activity-temple.webp?no-inline'
import voyage from '../../art/activity-voyage.webp?no-inline'
import styles from './activity-art.module.css'

const urls = { comet, garden, harvest, lanterns, stadium, summit, temple, voyage }

type Own = { url: string; width: number; height: number }

/** An operator's own picture, never cut: whole within 16:9, or as high as it is (`whole`). */
export const ActivityPicture = ({ own, whole = false, dim = false }: { own: Own; whole?: boolean; dim?: boolean }) => (
  <img
    className={styles.own}
    data-whole={whole || undefined}
    data-dim={dim || undefined}
    src={own.url}
    alt=""
    width={own.width}
    height={own.height}
    loading="lazy"
  />
)

/** The scene of an activity, 16:9; `dim`: it is over. */
export const ActivityArt = ({ scene, dim = false }: { scene: keyof typeof urls; dim?: boolean }) => (
  <img className={styles.art} data-dim={dim || undefined} src={urls[scene]} alt="" width={720} height={405} loading="lazy" />
)
