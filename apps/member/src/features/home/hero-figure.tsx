import { useQuery } from '@tanstack/react-query'
import { Balls, Eclipse } from '@moongate/ui'
import { drawsQuery, statisticsQuery } from '../../api/queries.ts'
import { formatCount, t } from '../../text.ts'
import { type Ticker, useRound } from '../../widgets/round.ts'
import { STATISTICS } from '../../widgets/statistics.rules.ts'
import css from './hero-figure.module.css'
import { chooseFigure } from './figure.rules.ts'

/** A whole ring: one minute, the round of the site's own game. */
const ROUND_S = 60

const NextDraw = ({ ticker }: { ticker: Ticker }) => {
  const { left, standing } = useRound(ticker)
  return (
    <>
      <span className={css.part}>
        <small>{t('member-home:figure.next_draw')}</small>
        {standing === 'selling' ? (
          <Eclipse left={left} total={ROUND_S} label={t('member:round.closes_in')} size={34} />
        ) : (
          <b>{t(`member:round.${standing}`)}</b>
        )}
      </span>
      {ticker.last && (
        <span className={css.part}>
          <small>{t('member-home:figure.last_draw')}</small>
          <Balls values={ticker.last.balls} label={t('member-home:issue', { issue: ticker.last.issue })} size={34} />
        </span>
      )}
    </>
  )
}

/** What is measured of the place that a banner leads to, as it is now; nothing where nothing is (R1.11). */
const HeroFigure = ({ link }: { link: string }) => {
  const { data: draws } = useQuery(drawsQuery)
  const { data: statistics } = useQuery(statisticsQuery)
  const ticker = draws?.[0]
  const figure = chooseFigure(link, statistics, ticker !== undefined)
  if (!figure) return null
  if (figure.kind === 'draw') return ticker && <NextDraw key={ticker.issue} ticker={ticker} />
  const name = STATISTICS.find(([key]) => key === figure.kind)?.[1]
  return (
    <span className={css.part}>
      <small>{name && t(name)}</small>
      <b className={css.number}>
        {formatCount(figure.value)}
        {figure.kind === 'withdrawal_median_seconds' && <i>{t('member-home:seconds')}</i>}
      </b>
    </span>
  )
}

export default HeroFigure
