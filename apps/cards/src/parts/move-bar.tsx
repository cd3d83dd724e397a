import { Button, useKeys } from '@moongate/ui'
import { useMemo, useState } from 'react'
import type { Round } from '../play/use-round.ts'
import { t } from '../text.ts'
import css from './parts.module.css'

/** A move as it is pressed: by its words, or by its key. */
export type MoveButton = { move: string; words: string; key: string }
type Props = {
  round: Pick<Round, 'options' | 'hint'>
  buttons: readonly MoveButton[]
  balance: number
  busy: boolean
  onMove: (move: string) => void
}

/** What can be done now; what the game advises stands out for those who asked for it. */
export const MoveBar = ({ round: { options, hint }, buttons, balance, busy, onMove }: Props) => {
  const [hinted, setHinted] = useState(false)
  const offered = useMemo(
    () =>
      buttons.flatMap((button) => {
        const option = options.find(({ move }) => move === button.move)
        return option ? [{ ...button, ready: !busy && option.cost <= balance }] : []
      }),
    [buttons, options, busy, balance],
  )
  const keys = useMemo(
    () => Object.fromEntries(offered.map(({ move, key, ready }) => [key, ready ? () => onMove(move) : undefined])),
    [offered, onMove],
  )
  useKeys(keys)
  return (
    <>
      <Button size="s" aria-pressed={hinted} onClick={() => setHinted(!hinted)}>
        {t(hinted ? 'hint_off' : 'hint_on')}
      </Button>
      <div className={css.presses}>
        {offered.map(({ move, words, ready }) => (
          <Button
            key={move}
            variant={hinted && hint === move ? 'primary' : 'secondary'}
            disabled={!ready}
            onClick={() => onMove(move)}
          >
            {words}
          </Button>
        ))}
      </div>
    </>
  )
}
