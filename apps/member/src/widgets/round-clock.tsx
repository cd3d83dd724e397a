import { useQuery } from '@tanstack/react-query'
import { formatClock, Icon } from '@moongate/ui'
import { clock } from '@moongate/ui/icons.gen'
import { drawsQuery } from '../api/queries.ts'
import { t } from '../text.ts'
import { type Ticker, useRound } from './round.ts'
import css from './round-clock.module.css'

const Clock = ({ ticker }: { ticker: Ticker }) => {
  const { left, standing } = useRound(ticker)
  if (standing !== 'selling') return <span className={css.clock}>{t(`member:round.${standing}`)}</span>
  return (
    <span className={css.clock} role="timer" aria-label={`${t('member:round.closes_in')} ${formatClock(left)}`}>
      <Icon d={clock} size={14} />
      {formatClock(left)}
    </span>
  )
}

/** The time until a game of the local lottery closes, small enough for a tile; nothing for a game that does not run. */
export const RoundClock = ({ code }: { code: string }) => {
  const { data } = useQuery(drawsQuery)
  const ticker = data?.find((one) => one.code === code)
  return ticker ? <Clock key={ticker.issue} ticker={ticker} /> : null
}
