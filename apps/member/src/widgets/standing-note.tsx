import { useQuery } from '@tanstack/react-query'
import type { Standing } from '../api/protection-queries.ts'
import { configsQuery } from '../api/queries.ts'
import { formatTime, t } from '../text.ts'
import { NoteFrame } from './note-frame.tsx'
import { hasService } from './service.rules.ts'

type Exclusion = NonNullable<Standing['exclusion']>

const describeExclusion = ({ until }: Exclusion): string =>
  until === null ? t('member-rebate:standing.ever') : t('member-rebate:standing.until', { time: formatTime(until) })

/** What a member cannot do now, and where to turn: their money is stopped, or else they are shut out. */
export const StandingNote = ({ is_frozen, exclusion }: Standing) => {
  const { data: configs } = useQuery(configsQuery)
  const label = t('member-rebate:standing.label')
  if (exclusion && !is_frozen)
    return (
      <NoteFrame
        stern
        label={label}
        text={describeExclusion(exclusion)}
        to="/Member/Protection"
        go={t('member-rebate:standing.go')}
      />
    )
  const served = configs !== undefined && hasService(configs)
  const way = served ? ({ to: '/Service', go: t('member-rebate:standing.frozen_go') } as const) : {}
  return <NoteFrame stern label={label} text={t('member-rebate:standing.frozen')} {...way} />
}
