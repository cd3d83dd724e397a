import { summarizeDraw } from '@moongate/lottery'
import { Balls, Eclipse } from '@moongate/ui'
import { useEffect, useRef, useState } from 'react'
import type { Ticker } from '../../api/answers.ts'
import { type Phase, shortenIssue } from '../../time/phase.rules.ts'
import { useSecondsTo } from '../../time/server-clock.ts'
import { describeGame, t, translateName } from '../../text.ts'
import css from './draw.module.css'

type Last = NonNullable<Ticker['last']>

const Summary = ({ last }: { last: Last }) => {
  const read = summarizeDraw(last.balls)
  return (
    <dl className={css.summary}>
      <div>
        <dt>{translateName('field', 'sum')}</dt>
        <dd>
          <b>{read.sum}</b> {translateName('symbol', read.size)} · {translateName('symbol', read.parity)}
        </dd>
      </div>
      <div>
        <dt>{translateName('family', 'dragon_tiger')}</dt>
        <dd>
          <b>{translateName('symbol', read.dragon_tiger)}</b>
        </dd>
      </div>
      <div>
        <dt>{translateName('field', 'front')}</dt>
        <dd>
          <b>{translateName('symbol', read.front)}</b>
        </dd>
      </div>
    </dl>
  )
}

/** The balls of the newest draw. They fall only when a draw came while the player watched, never on the first sight. */
const LastDraw = ({ last, phase }: { last: Last; phase: Phase }) => {
  const [first] = useState(last.issue)
  return (
    <div className={css.last}>
      <h2 className={css.lastTitle}>
        {t('last_draw')} <small>{shortenIssue(last.issue)}</small>
      </h2>
      <div key={last.issue} data-waiting={phase === 'drawing' || undefined} className={css.lastBalls}>
        <Balls values={last.balls} label={t('last_draw')} size={46} drop={last.issue !== first} />
      </div>
    </div>
  )
}

/** Says a new result once, for those who do not see the balls. */
const useAnnounced = (last: Last | null, announce: (text: string) => void): void => {
  const told = useRef(last?.issue)
  useEffect(() => {
    if (!last || last.issue === told.current) return
    told.current = last.issue
    announce(t('result_said', { issue: shortenIssue(last.issue), balls: last.balls.join(' ') }))
  }, [last, announce])
}

type Props = { ticker: Ticker; phase: Phase; lock_ms: number; period_ms: number; announce: (text: string) => void }

/** The running issue with its countdown, and what was drawn last. */
export const DrawHeader = ({ ticker, phase, lock_ms, period_ms, announce }: Props) => {
  const to_close = useSecondsTo(ticker.close_at)
  const to_draw = useSecondsTo(ticker.draw_at)
  useAnnounced(ticker.last, announce)
  const open = phase === 'open'
  const whole_ms = open ? period_ms - lock_ms : lock_ms
  const label = translateName('phase', phase)
  return (
    <header className={css.header}>
      <Eclipse left={open ? to_close : to_draw} total={whole_ms / 1000} label={label} size={104} />
      <div className={css.running}>
        <p className={css.issue}>
          {describeGame(ticker)} · {t('issue', { issue: ticker.issue })} ·{' '}
          <strong data-phase={phase}>{open ? translateName('draw_state', 'open') : label}</strong>
        </p>
        {ticker.last ? <LastDraw last={ticker.last} phase={phase} /> : <p className={css.none}>{t('no_draw_yet')}</p>}
      </div>
      {ticker.last ? <Summary last={ticker.last} /> : null}
    </header>
  )
}
