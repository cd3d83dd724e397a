import { formatClock } from '@moongate/ui'
import type { Ticker } from '../../api/answers.ts'
import { findPhase } from '../../time/phase.rules.ts'
import { getServerNow, useSecondsTo } from '../../time/server-clock.ts'
import { describeGame, t, translateName } from '../../text.ts'
import css from './games.module.css'

const Entry = ({
  ticker,
  current,
  onChoose,
}: {
  ticker: Ticker
  current: boolean
  onChoose: (code: string) => void
}) => {
  const seconds = useSecondsTo(ticker.close_at)
  const phase = findPhase(ticker, getServerNow())
  return (
    <li>
      <button
        type="button"
        className={css.game}
        aria-current={current || undefined}
        onClick={() => onChoose(ticker.code)}
      >
        <span>{describeGame(ticker)}</span>
        <span className={css.left} data-closing={(phase === 'open' && seconds <= 10) || undefined}>
          {phase === 'open' ? formatClock(seconds) : translateName('phase_short', phase)}
        </span>
      </button>
    </li>
  )
}

/** The operator's games with the time left in each. */
export const GameList = ({
  tickers,
  current,
  onChoose,
}: {
  tickers: readonly Ticker[]
  current: string
  onChoose: (code: string) => void
}) => {
  return (
    <nav className={css.games} aria-label={t('games')}>
      <ul>
        {tickers.map((ticker) => (
          <Entry key={ticker.code} ticker={ticker} current={ticker.code === current} onChoose={onChoose} />
        ))}
      </ul>
    </nav>
  )
}
