import type { ReactNode } from 'react'
import large from '../../art/hero.webp?no-inline'
import small from '../../art/hero-small.webp?no-inline'
import { Seal } from '../show/badge.tsx'
import styles from './moon-hero.module.css'

export type MoonHeroProps = { seal?: ReactNode; title: ReactNode; /** Second line, in gold. */ accent?: ReactNode; text?: ReactNode; actions?: ReactNode; level?: 1 | 2 }

/** Addresses of the hero pictures, for a preload in the page's head. */
export const heroPictures = { large, small }

/** The great moon with the dragon before it: words at the left, one or two actions. */
export const MoonHero = ({ seal, title, accent, text, actions, level = 1 }: MoonHeroProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={styles.hero}>
      <picture className={styles.scene}>
        <source media="(max-width: 767px)" srcSet={small} width={520} height={325} />
        <img src={large} alt="" width={960} height={600} fetchPriority="high" draggable={false} />
      </picture>
      <div className={styles.words}>
        {seal && <Seal size="l">{seal}</Seal>}
        <Heading className={styles.title}>
          {title}
          {accent && <span className={styles.accent}>{accent}</span>}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
