import { Skeleton, Table } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { statsQuery } from '../../api/queries.ts'
import { formatCount, formatDay, t } from '../../text.ts'
import { Figure } from '../../widgets/figure.tsx'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import page from '../../widgets/page.module.css'
import css from './invites.module.css'

const NAMES = ['clicks', 'registrations', 'first_deposits'] as const

/** Who came by a link: in all, and on the days on which somebody did. */
export const StatsView = ({ invite_id }: { invite_id: number }) => {
  const { data, isError, refetch } = useQuery(statsQuery(invite_id))
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton height={180} radius={16} />
  const days = data.days.filter((day) => NAMES.some((name) => day[name] > 0))
  return (
    <div className={page.page}>
      <div className={css.counts}>
        {NAMES.map((name) => (
          <Figure key={name} label={t(`stats.${name}`)}>
            {formatCount(data[name])}
          </Figure>
        ))}
      </div>
      {days.length > 0 && (
        <Table
          caption={t('stats.days')}
          columns={[
            { id: 'date', head: t('report.date'), cell: ({ date }) => formatDay(date) },
            ...NAMES.map((name) => ({
              id: name,
              head: t(`stats.${name}`),
              cell: (day: (typeof days)[number]) => formatCount(day[name]),
              align: 'end' as const,
            })),
          ]}
          rows={days}
          rowKey={({ date }) => date}
          empty=""
        />
      )}
      <p className={page.note}>{t('stats.note')}</p>
    </div>
  )
}
