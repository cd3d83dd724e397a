import { summarizeDraw } from '@moongate/lottery'
import { Balls, Eclipse } from '@moongate/ui'
import { useEffect, useRef, useState } from 'react'
import type { Ticker } from '../../api/answers.ts'
import type { Told } from '../../play/reveal.rules.ts'
import type { Reveal } from '../../play/use-reveal.ts'
import { playSound } from '../../sound/sound.ts'
import { type Phase, shortenIssue } from '../../time/phase.rules.ts'
import { useSecondsTo } from '../../time/server-clock.ts'
import { describeGame, t, translateName } from '../../text.ts'
import css from './draw.module.css'

/** What players read off the balls; its place is kept while they fall. */
const Summary = ({ last, waiting }: { last: Told; waiting: boolean }) => {
  const read = summarizeDraw(last.balls)
  return (
    <dl className={css.summary} data-waiting={waiting || undefined}>
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
const LastDraw = ({ last, phase, onRest }: { last: Told; phase: Phase; onRest: () => void }) => {
  const [first] = useState(last.issue)
  return (
    <div className={css.last}>
      <h2 className={css.lastTitle}>
        {t('last_draw')} <small>{shortenIssue(last.issue)}</small>
      </h2>
      <div key={last.issue} data-waiting={phase === 'drawing' || undefined} className={css.lastBalls}>
        <Balls values={last.balls} label={t('last_draw')} size={46} drop={last.issue !== first} onRest={onRest} />
      </div>
    </div>
  )
}

/** Says a result when its last ball has landed, once, for those who do not see the balls; and lets the balls be heard. */
const useAnnounced = ({ shown, falling }: Reveal, announce: (text: string) => void): void => {
  const told = useRef(shown?.issue)
  const falls = falling?.issue
  useEffect(() => {
    if (falls !== undefined) playSound('balls')
  }, [falls])
  useEffect(() => {
    if (!shown || shown.issue === told.current) return
    told.current = shown.issue
    announce(t('result_said', { issue: shortenIssue(shown.issue), balls: shown.balls.join(' ') }))
  }, [shown, announce])
}

type Props = {
  ticker: Ticker
  reveal: Reveal
  phase: Phase
  lock_ms: number
  period_ms: number
  announce: (text: string) => void
}

/** The running issue with its countdown, and what was drawn last. */
export const DrawHeader = ({ ticker, reveal, phase, lock_ms, period_ms, announce }: Props) => {
  const to_close = useSecondsTo(ticker.close_at)
  const to_draw = useSecondsTo(ticker.draw_at)
  useAnnounced(reveal, announce)
  const { shown, falling } = reveal
  const last = falling ?? shown
  const open = phase === 'open'
  const whole_ms = open ? period_ms - lock_ms : lock_ms
  const label = translateName('phase', phase)
  return (
    <div className={css.draw}>
      <header className={css.header}>
        <Eclipse left={open ? to_close : to_draw} total={whole_ms / 1000} label={label} size={104} />
        <div className={css.running}>
          <p className={css.issue}>
            {describeGame(ticker)} · {t('issue', { issue: ticker.issue })} ·{' '}
            <strong data-phase={phase}>{open ? translateName('draw_state', 'open') : label}</strong>
          </p>
          {last ? (
            <LastDraw last={last} phase={phase} onRest={reveal.land} />
          ) : (
            <p className={css.none}>{t('no_draw_yet')}</p>
          )}
        </div>
        {last ? <Summary last={last} waiting={falling !== undefined} /> : null}
      </header>
    </div>
  )
}
