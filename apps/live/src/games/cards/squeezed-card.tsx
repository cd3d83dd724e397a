import type { Card } from '@moongate/tables'
import { type PointerEvent, useRef, useState } from 'react'
import { t } from '../../text.ts'
import css from '../../table/table.module.css'
import { LIFT_STEP, liftCard } from './peel.rules.ts'
import { PlayingCard } from './playing-card.tsx'

/** The back of a card, as far as it still lies over the picture. */
const Back = ({ lifted }: { lifted: number }) => (
  <svg className={css.back} viewBox="0 0 70 100" aria-hidden style={{ clipPath: `inset(0 0 ${lifted * 100}% 0)` }}>
    <rect x="1" y="1" width="68" height="98" rx="7" fill="#7d1420" stroke="#d9cfb4" />
    <rect x="7" y="7" width="56" height="86" rx="4" fill="none" stroke="#d8b35c" strokeWidth="1.5" />
    <path d="M35 24L52 50 35 76 18 50Z" fill="none" stroke="#d8b35c" strokeWidth="2" />
    <path d={`M1 ${100 - lifted * 100}H69`} stroke="#fff4" strokeWidth="8" />
  </svg>
)

type Props = { card: Card; third: boolean; onOpen: () => void }

/** A card that its player peels open from below: by dragging upwards, or by key. */
export const SqueezedCard = ({ card, third, onOpen }: Props) => {
  const [lifted, setLifted] = useState(0)
  const hand = useRef<number | undefined>(undefined)
  const lift = (by: number): void => {
    const next = liftCard(lifted, by)
    setLifted(next)
    if (next === 1) onOpen()
  }
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (hand.current === undefined) return
    lift((hand.current - event.clientY) / event.currentTarget.clientHeight)
    hand.current = event.clientY
  }
  const letGo = (): void => void (hand.current = undefined)
  return (
    <button
      type="button"
      className={css.peel}
      aria-label={t('peel')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        hand.current = event.clientY
      }}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={({ key }) => [' ', 'Enter', 'ArrowUp'].includes(key) && lift(LIFT_STEP)}
    >
      <PlayingCard card={card} third={third} covered />
      <Back lifted={lifted} />
    </button>
  )
}
