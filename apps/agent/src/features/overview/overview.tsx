import { Card, Money, Skeleton, SmallChart, Tabs, useFormatAmount } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Figures } from '../../api/answers.ts'
import { chartQuery, overviewQuery, type Period } from '../../api/queries.ts'
import { formatCount, formatDay, t } from '../../text.ts'
import { Figure } from '../../widgets/figure.tsx'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import page from '../../widgets/page.module.css'
import { DeltaLine } from './delta-line.tsx'

const PERIODS: readonly Period[] = ['day', 'week', 'month']
const COUNTS = ['team_count', 'new_member_count', 'active_count'] as const
const SUMS = ['total_recharge', 'total_drawing', 'total_validbet_amount', 'total_shuyin', 'commission'] as const

/** One day is told once. */
const describeDays = ({ from, to }: Pick<Figures, 'from' | 'to'>): string =>
  from === to ? formatDay(from) : t('statements.from_to', { from: formatDay(from), to: formatDay(to) })

const AllFigures = ({ now, before }: { now: Figures; before: Figures }) => (
  <>
    <p className={page.note}>{t('overview.compared', { now: describeDays(now), before: describeDays(before) })}</p>
    <div className={page.figures}>
      {COUNTS.map((name) => (
        <Figure
          key={name}
          label={t(`figures.${name}`)}
          below={<DeltaLine now={String(now[name])} before={String(before[name])} shown={formatCount(before[name])} />}
        >
          {formatCount(now[name])}
        </Figure>
      ))}
      {SUMS.map((name) => (
        <Figure
          key={name}
          label={t(`figures.${name}`)}
          below={<DeltaLine now={now[name]} before={before[name]} shown={<Money value={before[name]} />} />}
        >
          <Money value={now[name]} />
        </Figure>
      ))}
    </div>
  </>
)

/** The last thirty days in lines. */
const Chart = () => {
  const { data, isError, refetch } = useQuery(chartQuery)
  const format = useFormatAmount()
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton height={220} radius={20} />
  const pick = (id: 'recharge' | 'drawing' | 'game_record') => data.map((day) => Number(day[id]))
  return (
    <Card>
      <SmallChart
        label={t('overview.chart')}
        points={data.map(({ date }) => formatDay(date))}
        format={(value) => format(value.toFixed(2))}
        series={[
          { id: 'game_record', label: t('figures.total_validbet_amount'), values: pick('game_record'), area: true },
          { id: 'recharge', label: t('figures.total_recharge'), values: pick('recharge'), tone: 'jade' },
          { id: 'drawing', label: t('figures.total_drawing'), values: pick('drawing'), tone: 'cinnabar', dashed: true },
        ]}
      />
    </Card>
  )
}

/** R2.35: the team in figures, beside those of the period before. */
export const Overview = () => {
  const [period, setPeriod] = useState<Period>('day')
  const { data, isError, refetch } = useQuery(overviewQuery(period))
  const items = PERIODS.map((id) => ({ id, label: t(`overview.periods.${id}`) }))
  return (
    <div className={page.page}>
      <div className={page.title}>
        <h1>{t('nav.overview')}</h1>
        <Tabs items={items} value={period} onChange={setPeriod} label={t('overview.period')} />
      </div>
      {isError && <LoadFailed retry={() => void refetch()} />}
      {!isError && (data ? <AllFigures {...data} /> : <Skeleton height={280} radius={20} />)}
      <Chart />
      <p className={page.note}>{t('overview.estimate')}</p>
    </div>
  )
}
