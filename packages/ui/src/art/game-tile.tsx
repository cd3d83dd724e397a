import type { ReactNode } from 'react'
import { patternUrls } from '../art.gen.ts'
import { cx } from '../lib/cx.ts'
import type { Pattern } from '../motifs.gen.ts'
import { Seal } from '../show/badge.tsx'
import { chooseTileLook } from './tile-look.ts'
import styles from './game-tile.module.css'

export type GameTileProps = {
  title: string
  provider: string
  /** Decides colours and pattern, usually the game id. */
  seed: number | string
  /** Address of the picture before the pattern, such as `motifUrls.dragon`. */
  picture: string
  pattern?: Pattern
  hues?: readonly [number, number]
  seal?: string
  /** A link, or a button when only `onPlay` is given. */
  href?: string
  onPlay?: () => void
  /** Buttons that appear over the art on hover and focus: play, demo. */
  actions?: ReactNode
  /** Always visible in the top corner: the heart. */
  corner?: ReactNode
  /** At the end of the foot, beside the provider: a countdown. */
  live?: ReactNode
  /** Near the top of the page: its pictures are not lazy. */
  eager?: boolean
}

/** One game: gradient, shared pattern, shared motif, outlined title; every picture is shared by many tiles. */
export const GameTile = ({ title, provider, seed, picture, pattern, hues, seal, href, onPlay, actions, corner, live, eager }: GameTileProps) => {
  const look = chooseTileLook(seed)
  const [from, to] = hues ?? look.hues
  const style = { '--h1': from, '--h2': to } as React.CSSProperties
  const cover = href ? <a className={styles.cover} href={href} onClick={onPlay} aria-label={`${title} ${provider}`} /> : <button type="button" className={styles.cover} onClick={onPlay} aria-label={`${title} ${provider}`} />
  return (
    <article className={styles.tile} style={style}>
      <div className={styles.art}>
        <span className={styles.pattern} style={{ backgroundImage: `url(${patternUrls[pattern ?? look.pattern]})` }} />
        <img className={styles.motif} src={picture} alt="" width={216} height={216} loading={eager ? 'eager' : 'lazy'} decoding="async" draggable={false} />
        <span className={styles.name} aria-hidden>
          {title}
        </span>
      </div>
      {seal && (
        <span className={styles.seal}>
          <Seal>{seal}</Seal>
        </span>
      )}
      <div className={styles.foot}>
        <span className={styles.provider} aria-hidden>
          {provider}
        </span>
        {live}
      </div>
      {cover}
      {corner && <div className={styles.corner}>{corner}</div>}
      {actions && <div className={cx(styles.actions)}>{actions}</div>}
    </article>
  )
}

/** The grid tiles stand in: as many columns as fit from 160 px. */
export const TileGrid = ({ children, label }: { children: ReactNode; label?: string }) => {
  return (
    <div className={styles.grid} role={label ? 'group' : undefined} aria-label={label}>
      {children}
    </div>
  )
}
