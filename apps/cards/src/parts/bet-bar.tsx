import { Button, useKeys } from '@moongate/ui'
import { useMemo } from 'react'
import { addChip, isStake, type Limits, listChips } from '../play/chips.rules.ts'
import { t } from '../text.ts'
import { Chips } from './chips.tsx'
import css from './parts.module.css'

type Props = {
  stake: number
  limits: Limits
  busy: boolean
  /** Whether the round before is over for a while. */
  rested: boolean
  onStake: (stake: number) => void
  onDeal: (stake: number) => void
}

/** What is done between two rounds: chips are put onto the stake, and cards are asked for. */
export const BetBar = ({ stake, limits, busy, rested, onStake, onDeal }: Props) => {
  const chips = listChips(limits)
  const ready = rested && !busy && isStake(stake, limits)
  const keys = useMemo(
    () => ({
      ...Object.fromEntries(
        listChips(limits).map((chip, at) => [String(at + 1), () => onStake(addChip(stake, chip, limits))]),
      ),
      backspace: () => onStake(0),
      enter: ready ? () => onDeal(stake) : undefined,
    }),
    [stake, limits, ready, onStake, onDeal],
  )
  useKeys(keys)
  return (
    <>
      <Chips chips={chips} disabled={busy} onPut={(chip) => onStake(addChip(stake, chip, limits))} />
      <div className={css.presses}>
        <Button onClick={() => onStake(0)} disabled={busy || stake === 0}>
          {t('clear')}
        </Button>
        <Button variant="primary" onClick={() => onDeal(stake)} disabled={!ready}>
          {t('deal')}
        </Button>
      </div>
    </>
  )
}
