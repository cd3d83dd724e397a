import { useSend } from '@moongate/client/react'
import { burst, Button, Card, MoonWheel, useFormatAmount } from '@moongate/ui'
import { useRef, useState } from 'react'
import { type Answer, api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { reloadWallets } from '../../api/refresh.ts'
import type { WheelSetting } from '../../api/wheel-queries.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { describePrize, formatEntropy, isWorthSomething, listPrizes } from './wheel.rules.ts'
import css from './wheel.module.css'

type Won = Answer<'wheel', 'award'>['data']

const ENTROPY_BYTES = 8
const makeEntropy = (): string => formatEntropy(crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES)))
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

/** One press is one spin: the server has drawn before the wheel turns. Asked again after a lost answer, it is the same spin. */
const useSpin = (wheel: number | null, onTurning: (turning: boolean) => void) => {
  const [entropy, setEntropy] = useState(makeEntropy)
  const [won, setWon] = useState<Won>()
  const [result, setResult] = useState<{ index: number }>()
  const [turning, setTurning] = useState(false)
  const { state, send } = useSend(entropy)
  const turn = (on: boolean) => {
    setTurning(on)
    onTurning(on)
  }
  const press = async () => {
    setWon(undefined)
    turn(true)
    const body = { entropy, ...(wheel !== null && { wheel }) }
    const answer = await send((signal) => api.wheel.award(body, { signal })).catch(() => undefined)
    if (!answer) {
      turn(false)
      void queryClient.invalidateQueries({ queryKey: ['wheel'] })
      void queryClient.invalidateQueries({ queryKey: ['wheel-setting'] })
      return
    }
    setEntropy(makeEntropy())
    setWon(answer.data)
    setResult({ index: answer.data.position - 1 })
  }
  const rest = () => {
    turn(false)
    void queryClient.invalidateQueries({ queryKey: ['wheel'] })
    void queryClient.invalidateQueries({ queryKey: ['wheel-setting'] })
    void reloadWallets()
  }
  return { state, won, result, turning, press, rest }
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
  const text = instead?.text ?? (spins > 0 ? t('member-wheel:turn', { count: spins }) : t('member-wheel:none'))
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
