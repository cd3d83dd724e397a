import { useQuery } from '@tanstack/react-query'
import { Balls, Card, Eclipse, Seal, useCountdown } from '@moongate/ui'
import { useEffect } from 'react'
import { type Answer } from '../../api/api.ts'
import { drawsQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { t } from '../../text.ts'
import { launch } from '../../widgets/launch.ts'
import css from './draws.module.css'
import home from './home.module.css'

type Ticker = Answer<'lottery', 'hot'>['data'][number] & { seen_at: number }
/** After the draw's time: when to look for the result if no event brings it. */
const LOOK_MS = 3000
/** A whole ring: one minute, the round of the site's own game. */
const ROUND_S = 60

const Ring = ({ ticker, now }: { ticker: Ticker; now: () => number }) => {
  const left = useCountdown(ticker.close_at, now)
  const over = left === 0
  const wait_ms = ticker.draw_at - ticker.close_at + LOOK_MS
  useEffect(() => {
    if (!over) return undefined
    const timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: ['draws'] }), wait_ms)
    return () => clearTimeout(timer)
  }, [over, wait_ms])
  if (ticker.state === 'paused') return <span className={css.state}>{t('member:home.paused')}</span>
  if (over || ticker.state === 'locked') return <span className={css.state}>{t('member:home.drawing')}</span>
  return <Eclipse left={left} total={ROUND_S} label={t('member:home.closes_in')} size={34} />
}

const Row = ({ ticker }: { ticker: Ticker }) => {
  const ahead = ticker.server_time - ticker.seen_at
  const readNow = () => Date.now() + ahead
  return (
    <li className={css.row}>
      <div className={css.name}>
        <b>{ticker.title}</b>
        <small>{t('member:home.issue', { issue: ticker.last?.issue ?? ticker.issue })}</small>
      </div>
      {ticker.last ? (
        <span className={css.balls}>
          <Balls values={ticker.last.balls} label={t('member:home.issue', { issue: ticker.last.issue })} size={34} />
        </span>
      ) : (
        <span className={css.state}>{t('member:home.waiting_draw')}</span>
      )}
      <Ring key={ticker.issue} ticker={ticker} now={readNow} />
      <button
        type="button"
        className={css.play}
        onClick={() => launch({ api_code: 'JZ', gameType: 4, gameCode: ticker.code })}
      >
        {t('member:home.bet_now')}
      </button>
    </li>
  )
}

/** Running lottery games with the newest result and the time left, fresh with every pushed draw. */
export const Draws = () => {
  const { data } = useQuery(drawsQuery)
  if (!data || data.length === 0) return null
  return (
    <Card className={home.card} aria-label={t('member:home.draws')}>
      <h2>
        <Seal>{t('member:home.draws_seal')}</Seal>
        {t('member:home.draws')}
      </h2>
      <ul>
        {data.map((ticker) => (
          <Row key={ticker.code} ticker={ticker} />
        ))}
      </ul>
    </Card>
  )
}
