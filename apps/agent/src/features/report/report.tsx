import { MOST_TEAM_DAYS } from '@moongate/contract/team.states'
import { Button, type Column, icons, Money, Skeleton } from '@moongate/ui'
import { saveCsv } from '@moongate/ui/lib/csv'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Day } from '../../api/answers.ts'
import { daysQuery, reportQuery } from '../../api/queries.ts'
import { formatCount, formatDay, t } from '../../text.ts'
import { findSpan, type Span } from '../../widgets/days.rules.ts'
import { List } from '../../widgets/list.tsx'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import page_css from '../../widgets/page.module.css'
import { ReportFigures } from '../../widgets/report-figures.tsx'
import { SpanFields, WithToday } from '../../widgets/span.tsx'

const PER_PAGE = 31
/** What stands in a day, with the key of its name. */
const SUMS = [
  ['recharge', 'total_recharge'],
  ['drawing', 'total_drawing'],
  ['game_record', 'total_validbet_amount'],
  ['win', 'total_shuyin'],
  ['hongli', 'total_hongli'],
  ['fanshui', 'total_fanshui'],
  ['commission', 'commission'],
] as const satisfies readonly (readonly [keyof Day, string])[]

const listColumns = (): Column<Day>[] => [
  { id: 'date', head: t('report.date'), cell: ({ date }) => formatDay(date) },
  {
    id: 'new',
    head: t('figures.new_member_count'),
    cell: (day) => formatCount(day.new_member_count),
    align: 'end',
  },
  ...SUMS.map(([id, text]): Column<Day> => ({
    id,
    head: t(`figures.${text}`),
    cell: (day) => <Money value={day[id]} />,
    align: 'end',
  })),
]

const saveDays = (days: readonly Day[], [from, to]: Span): void => {
  const heads = [t('report.date'), t('figures.new_member_count'), ...SUMS.map(([, text]) => t(`figures.${text}`))]
  const data = days.map((day) => [day.date, String(day.new_member_count), ...SUMS.map(([id]) => day[id])])
  saveCsv(`team-${from}-${to}`, heads, data)
}

const Days = ({ span }: { span: Span }) => {
  const [page, go] = useState(1)
  const query = useQuery(daysQuery(span))
  const days = query.data ?? []
  const data = {
    data: days.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    total: days.length,
    last_page: Math.max(1, Math.ceil(days.length / PER_PAGE)),
  }
  return (
    <>
      <div className={page_css.title}>
        <h2>{t('report.by_day')}</h2>
        <Button icon={icons.download} aria-disabled={!query.data} onClick={() => query.data && saveDays(days, span)}>
          {t('report.csv')}
        </Button>
      </div>
      <List
        caption={t('report.by_day')}
        columns={listColumns()}
        rowKey={({ date }) => date}
        query={{ ...query, data: query.data && { data } }}
        page={page}
        go={go}
        empty={t('records.none')}
      />
    </>
  )
}

const Whole = ({ today }: { today: string }) => {
  const [chosen, setSpan] = useState<Span>()
  const span = chosen ?? findSpan('month', today)
  const { data, isError, refetch } = useQuery(reportQuery(span))
  return (
    <>
      <SpanFields value={span} today={today} most={MOST_TEAM_DAYS.report} first="month" change={setSpan} />
      {isError && <LoadFailed retry={() => void refetch()} />}
      {!isError && (data ? <ReportFigures report={data} /> : <Skeleton height={200} radius={20} />)}
      <Days key={span.join()} span={span} />
      <p className={page_css.note}>{t('overview.estimate')}</p>
    </>
  )
}

/** R2.35: the team over days, in all and day by day, and as a file. */
export const Report = () => (
  <div className={page_css.page}>
    <div className={page_css.title}>
      <h1>{t('nav.report')}</h1>
    </div>
    <WithToday>{(today) => <Whole today={today} />}</WithToday>
  </div>
)
