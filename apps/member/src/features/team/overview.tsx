import { formatDate } from '@moongate/i18n'
import { useQuery } from '@tanstack/react-query'
import { Chip, Skeleton, SmallChart } from '@moongate/ui'
import { useState } from 'react'
import { ratesQuery, teamChartQuery, teamReportQuery } from '../../api/team-queries.ts'
import { lang, t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { useToday } from '../../widgets/use-today.ts'
import { describeType } from './describe.ts'
import { Figures } from './figures.tsx'
import { findFirstDay, SPANS, type Span } from './span.rules.ts'
import css from './team.module.css'

const Chart = () => {
  const { data, isLoadingError, refetch } = useQuery(teamChartQuery)
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton height={180} />
  const list = (name: 'recharge' | 'game_record') => data.map((day) => Number(day[name]))
  return (
    <SmallChart
      label={t('member-team:chart')}
      points={data.map(({ date }) => formatDate(lang, date))}
      series={[
        { id: 'bets', label: t('member-team:figures.total_validbet_amount'), values: list('game_record'), area: true },
        { id: 'recharge', label: t('member-team:figures.total_recharge'), values: list('recharge'), tone: 'jade' },
      ]}
    />
  )
}

const OwnRates = () => {
  const { data, isLoadingError, refetch } = useQuery(ratesQuery())
  return (
    <section className={css.own}>
      <h2>{t('member-team:own_rates')}</h2>
      {isLoadingError && <LoadFailed retry={() => void refetch()} />}
      <ul className={css.tags}>
        {data?.map(({ game_type, rate }) => (
          <li key={game_type}>
            {describeType(game_type)} <b>{`${rate}‰`}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The team in figures over days, the last thirty of them as a chart, and the agent's own rates. */
export const Overview = () => {
  const [span, setSpan] = useState<Span>('week')
  const { today } = useToday()
  const { data, isError, refetch } = useQuery(teamReportQuery(findFirstDay(span, today), today))
  return (
    <div className={css.screen}>
      <div className={css.chips}>
        {SPANS.map((one) => (
          <Chip key={one} selected={one === span} onClick={() => setSpan(one)}>
            {t(`member-team:spans.${one}`)}
          </Chip>
        ))}
      </div>
      {data ? (
        <Figures report={data} />
      ) : isError ? (
        <LoadFailed retry={() => void refetch()} />
      ) : (
        <Skeleton height={220} />
      )}
      <Chart />
      <OwnRates />
    </div>
  )
}
