import { Button } from '@moongate/ui'
import { useMemo, useState } from 'react'
import type { Round } from '../play/use-round.ts'
import { useKeys } from '../play/use-keys.ts'
import { t } from '../text.ts'
import css from '../parts/parts.module.css'

const MOVES = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const
const KEYS = { hit: 'h', stand: 's', double: 'd', split: 'p', insure: 'y', decline: 'n' } as const

type Props = { round: Round; balance: number; busy: boolean; onMove: (move: string) => void }

/** What can be done with a hand; what basic strategy advises stands out for those who asked for it. */
export const Moves = ({ round, balance, busy, onMove }: Props) => {
  const [hinted, setHinted] = useState(false)
  const { options, hint } = round
  const keys = useMemo(
    () =>
      Object.fromEntries(
        MOVES.map((move) => {
          const cost = options.find((option) => option.move === move)?.cost
          return [KEYS[move], busy || cost === undefined || cost > balance ? undefined : () => onMove(move)]
        }),
      ),
    [options, balance, busy, onMove],
  )
  useKeys(keys)
  return (
    <>
      <Button size="s" aria-pressed={hinted} onClick={() => setHinted(!hinted)}>
        {t(hinted ? 'hint_off' : 'hint_on')}
      </Button>
      <div className={css.presses}>
        {MOVES.map((move) => {
          const option = options.find((one) => one.move === move)
          return option ? (
            <Button
              key={move}
              variant={hinted && hint === move ? 'primary' : 'secondary'}
              disabled={busy || option.cost > balance}
              onClick={() => onMove(move)}
            >
              {t(`blackjack.move.${move}`)}
            </Button>
          ) : null
        })}
      </div>
    </>
  )
}
