import type { ReactNode } from 'react'
import css from './frame.module.css'

/** How a game is played, a sentence each. */
export const Rules = ({ children }: { children: ReactNode }) => <ul className={css.rules}>{children}</ul>

/** The fingerprint by which a draw can be checked. */
export const Proof = ({ label, hash }: { label: string; hash: string | undefined }) => (
  <p className={css.proof}>
    {label} <code>{hash}</code>
  </p>
)

/** The words whose fingerprint was said before. */
export const ProofWords = ({ label, words }: { label: string; words: string }) => (
  <details className={css.proof}>
    <summary>{label}</summary>
    <code>{words}</code>
  </details>
)
