import { VisuallyHidden } from '@moongate/ui'
import css from './parts.module.css'

/** One line of what is going on, read out as it changes. */
export const ToldLine = ({ words, look }: { words: string; look: 'plain' | 'won' | 'wrong' }) => (
  <p className={css.told} data-look={look}>
    <span aria-hidden>{words}</span>
    <VisuallyHidden live>{words}</VisuallyHidden>
  </p>
)
