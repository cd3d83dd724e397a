import { useState, type ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { playerPause, playerPlay, speakerphone } from '../icons.gen.ts'
import { Icon } from './icon.tsx'
import styles from './marquee.module.css'

export type MarqueeProps = {
  items: readonly ReactNode[]
  label: string
  texts: { pause: string; play: string }
  /** Seconds for one round. */ round_s?: number
}

/** News that passes by; stops on hover, on focus, by its button, and stands still under reduced motion. */
export const Marquee = ({ items, label, texts, round_s = 40 }: MarqueeProps) => {
  const [paused, setPaused] = useState(false)
  const list = (copy: boolean) => (
    <ul className={styles.list} aria-hidden={copy || undefined} inert={copy}>
      {items.map((item, i) => (
        <li key={i}>{item}</li>
      ))}
    </ul>
  )
  return (
    <section className={styles.marquee} aria-label={label} data-paused={paused || undefined}>
      <span className={styles.horn}>
        <Icon d={speakerphone} size={20} />
      </span>
      <div className={styles.window} tabIndex={0} role="group" aria-label={label}>
        <div className={styles.belt} style={{ animationDuration: `${round_s}s` }}>
          {list(false)}
          {list(true)}
        </div>
      </div>
      <IconButton
        icon={paused ? playerPlay : playerPause}
        label={`${paused ? texts.play : texts.pause} · ${label}`}
        onClick={() => setPaused(!paused)}
      />
    </section>
  )
}
