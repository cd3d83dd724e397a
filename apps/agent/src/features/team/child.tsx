import { MOST_TEAM_DAYS } from '@moongate/contract/team.states'
import { Badge, buildButtonClass, Card, SectionTitle, Skeleton } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChildDetail } from '../../api/answers.ts'
import { childQuery } from '../../api/queries.ts'
import { buildHref } from '../../start/place.rules.ts'
import { formatTime, t } from '../../text.ts'
import { findSpan, type Span } from '../../widgets/days.rules.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import page from '../../widgets/page.module.css'
import { ReportFigures } from '../../widgets/report-figures.tsx'
import { SpanFields, WithToday } from '../../widgets/span.tsx'
import { ChildRates } from './child-rates.tsx'
import css from './team.module.css'
import { Way } from './way.tsx'

const Facts = ({ child }: { child: ChildDetail['child'] }) => (
  <Card>
    <dl className={css.facts}>
      <div>
        <dt>{t('team.realname')}</dt>
        <dd>{child.realname || '–'}</dd>
      </div>
      <div>
        <dt>{t('team.registered')}</dt>
        <dd>{formatTime(child.registered_at)}</dd>
      </div>
      <div>
        <dt>{t('team.seen')}</dt>
        <dd>{child.last_login_at === null ? '–' : formatTime(child.last_login_at)}</dd>
      </div>
    </dl>
    <div className={css.links}>
      <a className={buildButtonClass()} href={buildHref('records', child.member_id)}>
        {t('team.records')}
      </a>
      {child.team_count > 0 && (
        <a className={buildButtonClass()} href={buildHref('team', child.member_id)}>
          {t('team.their_team')}
        </a>
      )}
    </div>
  </Card>
)

const Detail = ({ member_id, today }: { member_id: number; today: string }) => {
  const [chosen, setSpan] = useState<Span>()
  const span = chosen ?? findSpan('month', today)
  const { data, isError, refetch } = useQuery(childQuery(member_id, span))
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton height={320} radius={20} />
  const { child, way, report } = data
  return (
    <>
      <Way way={way} />
      <div className={page.title}>
        <h1>{child.name}</h1>
        <Badge tone={child.is_agent === 1 ? 'gold' : 'neutral'}>
          {t(child.is_agent === 1 ? 'team.agent' : 'team.player')}
        </Badge>
      </div>
      <Facts child={child} />
      <ChildRates child={child} is_direct={way.length === 1} />
      {child.team_count > 0 && (
        <>
          <SectionTitle>{t('team.their_figures')}</SectionTitle>
          <SpanFields value={span} today={today} most={MOST_TEAM_DAYS.report} first="month" change={setSpan} />
          <ReportFigures report={report} />
        </>
      )}
    </>
  )
}

/** R2.35: what an agent may know of somebody in the team. */
export const ChildScreen = ({ member_id }: { member_id: number }) => (
  <div className={page.page}>
    <WithToday>{(today) => <Detail member_id={member_id} today={today} />}</WithToday>
  </div>
)
