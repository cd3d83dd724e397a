import type { Card, LandlordView } from '@moongate/cards'
import { Button, useKeys } from '@moongate/ui'
import { useMemo, useState } from 'react'
import type { BarProps } from '../parts/table-page.tsx'
import { t } from '../text.ts'
import css from '../parts/parts.module.css'
import { canPlay, PICK_KEYS, pickByKey, readPlay, writePlay } from './picks.rules.ts'

type Props = BarProps<LandlordView> & { picked: readonly Card[]; onPick: (cards: readonly Card[]) => void }

/** What is done with the picked cards. The hint picks what the game advises, or marks the pass. */
export const PlayBar = ({ round, busy, onMove, picked, onPick }: Props) => {
  const [passes, setPasses] = useState(false)
  const { view, hint, options } = round
  const free = !busy && options.some(({ move }) => move === 'pass')
  const ready = !busy && canPlay(view, picked)
  const keys = useMemo(() => {
    const hand = view.seats[0]?.cards ?? []
    const pickers = PICK_KEYS.map((key) => [key, () => onPick(pickByKey(hand, picked, key))] as const)
    return {
      ...Object.fromEntries(pickers),
      backspace: () => onPick([]),
      enter: ready ? () => onMove(writePlay(picked)) : undefined,
      p: free ? () => onMove('pass') : undefined,
      h: busy
        ? undefined
        : () => {
            onPick(readPlay(hint))
            setPasses(hint === 'pass')
          },
    }
  }, [view, picked, busy, ready, free, hint, onMove, onPick])
  useKeys(keys)
  return (
    <>
      <Button size="s" disabled={busy} onClick={keys.h}>
        {t('landlord.hint')}
      </Button>
      <div className={css.presses}>
        <Button variant={passes ? 'primary' : 'secondary'} disabled={!free} onClick={() => onMove('pass')}>
          {t('landlord.move.pass')}
        </Button>
        <Button disabled={picked.length === 0} onClick={() => onPick([])}>
          {t('clear')}
        </Button>
        <Button variant={passes ? 'secondary' : 'primary'} disabled={!ready} onClick={() => onMove(writePlay(picked))}>
          {t('landlord.move.play')}
        </Button>
      </div>
    </>
  )
}
