import { useQuery } from '@tanstack/react-query'
import { Badge, type Column, EmptyState } from '@moongate/ui'
import { useState } from 'react'
import { type LoginRow, loginsQuery } from '../../api/security-queries.ts'
import { formatTime, t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { RecordsList } from '../../widgets/records-list.tsx'
import { describeBrowser, describePlace } from './where.rules.ts'

const buildColumns = (): Column<LoginRow>[] => [
  { id: 'at', head: t('member-security:logins.at'), cell: (row) => formatTime(row.at) },
  {
    id: 'browser',
    head: t('member-security:logins.browser'),
    cell: (row) => (
      <>
        {describeBrowser(row, t('member-security:unknown'))}{' '}
        {row.is_new_device === 1 && <Badge tone="wait">{t('member-security:logins.new')}</Badge>}
      </>
    ),
  },
  { id: 'place', head: t('member-security:logins.place'), cell: describePlace },
  { id: 'way', head: t('member-security:logins.way'), cell: (row) => t(`member-security:ways.${row.way}`) },
  {
    id: 'outcome',
    head: t('member-security:logins.outcome'),
    cell: (row) => (
      <Badge tone={row.outcome === 'opened' ? 'good' : row.outcome === 'step' ? 'neutral' : 'bad'}>
        {t(`member-security:outcomes.${row.outcome}`)}
      </Badge>
    ),
  },
]

/** The history of logins, those that failed too. */
export const LoginsPanel = () => {
  const [page, go] = useState(1)
  const query = useQuery(loginsQuery(page))
  return (
    <Panel title={t('member-security:logins.title')} text={t('member-security:logins.text')}>
      <RecordsList
        caption={t('member-security:logins.title')}
        columns={buildColumns()}
        rowKey={(row) => row.id}
        query={query}
        page={page}
        go={go}
        empty={<EmptyState motif="hourglass" title={t('member-security:logins.none')} />}
      />
    </Panel>
  )
}
