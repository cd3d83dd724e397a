import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import css from './note-frame.module.css'

type Props = {
  label: string
  text: string
  /** Where it leads, and in which words; nowhere without. */
  to?: LinkProps['to']
  go?: string
  /** It is about what the member cannot do now. */
  stern?: boolean
  children?: ReactNode
}

/** A note in a row above the screen. */
export const NoteFrame = ({ label, text, to, go, stern, children }: Props) => (
  <aside aria-label={label} className={css.banner} data-stern={stern || undefined}>
    {to === undefined ? (
      <p>{text}</p>
    ) : (
      <Link to={to}>
        {text}
        <b>{go}</b>
      </Link>
    )}
    {children}
  </aside>
)
