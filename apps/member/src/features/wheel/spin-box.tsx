import { burst, Button, Card, MoonWheel, useFormatAmount } from '@moongate/ui'
import { useRef } from 'react'
import type { WheelSetting } from '../../api/wheel-queries.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { useSpin, type Won } from './use-spin.ts'
import { describePrize, isWorthSomething, listPrizes } from './wheel.rules.ts'
import css from './wheel.module.css'

/** How much confetti a prize is worth. */
const JOY = 30

/** What was won, once the wheel stands still. */
const Result = ({ won }: { won: Won }) => {
  const formatAmount = useFormatAmount()
  const worth = isWorthSomething(won)
  const after = won.record.status === 3 ? t('member-wheel:paid') : t('member-wheel:will_send')
  return (
    <div className={css.result} data-won={worth || undefined}>
      <b>{worth ? t('member-wheel:won', { prize: describePrize(won, formatAmount) }) : t('member-wheel:missed')}</b>
      {worth && <small>{after}</small>}
    </div>
  )
}

type Props = {
  setting: WheelSetting
  /** Spins the member holds; undefined where nobody may spin. */
  held: number | undefined
  /** What the button says and does where nobody may spin. */
  instead?: { text: string; act?: () => void }
  /** Told while the wheel turns, so that nothing gives the prize away. */
  onTurning: (turning: boolean) => void
}

/** The wheel with its button, and what it brought (R2.6). */
export const SpinBox = ({ setting, held, instead, onTurning }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const formatAmount = useFormatAmount()
  const { state, won, result, turning, press, rest } = useSpin(setting.wheel, onTurning)
  const stand = () => {
    rest()
    if (won && isWorthSomething(won) && canvas.current) burst(canvas.current, JOY)
  }
  const prizes = listPrizes(setting.award).map(({ type, money, desc, pic }, i) => ({
    id: i,
    label: describePrize({ type, money, prize: desc }, formatAmount),
    motif: pic,
  }))
  const spins = held ?? 0
  const act = instead ? instead.act : () => void press()
  const blocked = turning || !act || (!instead && spins === 0)
  // Until it is known how many there are, the button says what it is for and not that there are none.
  const known = held === undefined ? t('member-wheel:spin') : t('member-wheel:none')
  const text = instead?.text ?? (spins > 0 ? t('member-wheel:turn', { count: spins }) : known)
  return (
    <Card className={css.stage}>
      <MoonWheel
        label={t('member-wheel:wheel')}
        prizes={prizes}
        result={result}
        onRest={stand}
        hub={
          <button type="button" disabled={blocked} onClick={act}>
            {t('member-wheel:spin')}
          </button>
        }
      />
      <canvas ref={canvas} width={560} height={420} className={css.confetti} aria-hidden />
      <div className={css.told} aria-live="polite">
        {won && !turning && <Result won={won} />}
      </div>
      <Button variant="primary" size="l" busy={turning} disabled={blocked} onClick={act}>
        {turning ? t('member-wheel:turning') : text}
      </Button>
      <Outcome state={state} booked />
    </Card>
  )
}
