import { compareFigures, type Delta as Moved } from './delta.rules.ts'
import css from './delta.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

const ARROWS = { up: '▲', down: '▼', same: '＝' } as const

export type DeltaProps = {
  now: string
  before: string
  /** What each way is called, for who hears it. */
  words: Readonly<Record<Moved['way'], string>>
  /** Whether more of it is the worse. */
  costs?: boolean
}

/** How a figure stands beside an earlier one: which way, and by how many per cent where that says something. */
export const Delta = ({ now, before, words, costs = false }: DeltaProps) => {
  const { way, percent } = compareFigures(now, before)
  const is_better = (way === 'up') !== costs
  return (
    <span className={css.delta} data-tone={way === 'same' ? undefined : is_better ? 'better' : 'worse'}>
      <span aria-hidden="true">{ARROWS[way]} </span>
      <VisuallyHidden>{words[way]} </VisuallyHidden>
      {percent !== undefined && `${percent}%`}
    </span>
  )
}
