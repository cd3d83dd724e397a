import { JZ } from '@moongate/contract/games.states'
import { useQuery } from '@tanstack/react-query'
import { Balls, Card, Eclipse, Seal } from '@moongate/ui'
import { drawsQuery, recentDrawsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { launch } from '../../widgets/launch.ts'
import { type Ticker, useRound } from '../../widgets/round.ts'
import css from './draws.module.css'
import home from './home.module.css'

/** A whole ring: one minute, the round of the site's own game. */
const ROUND_S = 60

const Ring = ({ ticker }: { ticker: Ticker }) => {
  const { left, standing } = useRound(ticker)
  if (standing !== 'selling') return <span className={css.state}>{t(`member:round.${standing}`)}</span>
  return <Eclipse left={left} total={ROUND_S} label={t('member:round.closes_in')} size={34} />
}

const Row = ({ ticker }: { ticker: Ticker }) => (
  <li className={css.row}>
    <div className={css.name}>
      <b>{ticker.title}</b>
      <small>{t('member-home:issue', { issue: ticker.last?.issue ?? ticker.issue })}</small>
    </div>
    {ticker.last ? (
      <span className={css.balls}>
        <Balls values={ticker.last.balls} label={t('member-home:issue', { issue: ticker.last.issue })} size={34} />
      </span>
    ) : (
      <span className={css.state}>{t('member-home:waiting_draw')}</span>
    )}
    <Ring key={ticker.issue} ticker={ticker} />
    <button
      type="button"
      className={css.play}
      onClick={() => launch({ api_code: JZ, gameType: 4, gameCode: ticker.code })}
    >
      {t('member-home:bet_now')}
    </button>
  </li>
)

/** The results before the newest one, of the only game that runs. */
const Earlier = ({ code }: { code: string }) => {
  const { data = [] } = useQuery(recentDrawsQuery(code))
  const drawn = data.flatMap(({ issue, balls }) => (balls ? [{ issue, balls }] : [])).slice(1, 9)
  if (drawn.length === 0) return null
  return (
    <>
      <h3 className={css.earlier}>{t('member-home:earlier_draws')}</h3>
      <ul className={css.past}>
        {drawn.map(({ issue, balls }) => (
          <li key={issue}>
            <small>{t('member-home:issue', { issue })}</small>
            <Balls values={balls} label={t('member-home:issue', { issue })} size={22} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Running lottery games with the newest result and the time left, fresh with every pushed draw. */
export const Draws = () => {
  const { data } = useQuery(drawsQuery)
  if (!data || data.length === 0) return null
  const only = data.length === 1 ? data[0] : undefined
  return (
    <Card className={home.card} aria-label={t('member-home:draws')}>
      <h2>
        <Seal>{t('member-home:draws_seal')}</Seal>
        {t('member-home:draws')}
      </h2>
      <ul>
        {data.map((ticker) => (
          <Row key={ticker.code} ticker={ticker} />
        ))}
      </ul>
      {only && <Earlier code={only.code} />}
    </Card>
  )
}
