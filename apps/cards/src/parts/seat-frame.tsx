import type { ReactNode } from 'react'
import css from './seat-frame.module.css'

type Props = {
  at: number
  name: string
  /** What stands beside the name. */
  marks: ReactNode
  won: boolean
  active?: boolean
  out?: boolean
  children: ReactNode
}

/** A seat of whichever game: whose it is, what is told of it, and what lies there. The player's own is the first. */
export const SeatFrame = ({ at, name, marks, won, active, out, children }: Props) => (
  <section className={css.seat} data-at={at} data-won={won} data-active={active} data-out={out} aria-label={name}>
    <h2>
      {name} {marks}
    </h2>
    {children}
  </section>
)

/** What is told of a seat in a word; what only one of them is stands out. */
export const SeatMark = ({ only, children }: { only?: boolean; children: ReactNode }) => (
  <em data-only={only}>{children}</em>
)
