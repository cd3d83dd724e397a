import type { Card, MahjongView } from '@moongate/cards'
import { Button, useKeys } from '@moongate/ui'
import { useMemo, useState } from 'react'
import type { BarProps } from '../parts/table-page.tsx'
import css from '../parts/parts.module.css'
import { t } from '../text.ts'
import { listHand, readDiscard, stepPick, writeDiscard } from './picks.rules.ts'
import { listButtons } from './words.ts'

export type Picking = { picked: Card | undefined; onPick: (tile: Card | undefined) => void }

/** What is done with the picked tile, or with what the bot has laid. The hint picks what the game advises, or marks it. */
export const PlayBar = ({ round, busy, onMove, picked, onPick }: BarProps<MahjongView> & Picking) => {
  const [marked, setMarked] = useState('')
  const { view, hint } = round
  const lays = view.lies === null
  const buttons = useMemo(() => listButtons(round), [round])
  const keys = useMemo(() => {
    const hand = listHand(view)
    // Of more of a kind the first has the key.
    const moves = buttons.toReversed().map(({ move, key }) => [key, busy ? undefined : () => onMove(move)] as const)
    const chow = buttons.find(({ move }) => move.startsWith('chow'))
    return {
      ...Object.fromEntries(moves),
      c: chow && !busy ? () => onMove(chow.move) : undefined,
      arrowleft: lays ? () => onPick(stepPick(hand, picked, -1)) : undefined,
      arrowright: lays ? () => onPick(stepPick(hand, picked, 1)) : undefined,
      backspace: () => onPick(undefined),
      enter: !busy && lays && picked !== undefined ? () => onMove(writeDiscard(picked)) : undefined,
      h: busy
        ? undefined
        : () => {
            onPick(readDiscard(hint))
            setMarked(hint)
          },
    }
  }, [view, buttons, busy, lays, picked, hint, onMove, onPick])
  useKeys(keys)
  return (
    <>
      <Button size="s" disabled={busy} onClick={keys.h}>
        {t('mahjong.hint')}
      </Button>
      <div className={css.presses}>
        {buttons.map(({ move, words }) => (
          <Button
            key={move}
            variant={marked === move || move === 'win' ? 'primary' : 'secondary'}
            disabled={busy}
            onClick={() => onMove(move)}
          >
            {words}
          </Button>
        ))}
        {lays && (
          <Button variant="primary" disabled={!keys.enter} onClick={keys.enter}>
            {t('mahjong.move.discard')}
          </Button>
        )}
      </div>
    </>
  )
}
