import { useQuery } from '@tanstack/react-query'
import { Badge, Button, Skeleton } from '@moongate/ui'
import { type Security, securityQuery } from '../../api/security-queries.ts'
import { formatTime, t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Panel } from '../../widgets/panel.tsx'
import { endOne, endOthers, forget } from './session-acts.ts'
import { describeBrowser, describePlace } from './where.rules.ts'
import css from './security.module.css'

const Place = ({ row, time }: { row: Security['sessions'][number] | Security['devices'][number]; time: string }) => (
  <span>
    <b>
      {describeBrowser(row, t('member-security:unknown'))}{' '}
      {row.is_current === 1 && <Badge tone="good">{t('member-security:current')}</Badge>}
    </b>
    <small>{describePlace(row)}</small>
    <small>{time}</small>
  </span>
)

const Sessions = ({ sessions }: { sessions: Security['sessions'] }) => (
  <Panel title={t('member-security:sessions.title')} text={t('member-security:sessions.text')}>
    {sessions.map((row) => (
      <div key={row.id} className={css.row}>
        <Place row={row} time={t('member-security:sessions.since', { time: formatTime(row.started_at) })} />
        {row.is_current === 0 && (
          <Button size="s" onClick={() => void endOne(row.id)}>
            {t('member-security:sessions.end')}
          </Button>
        )}
      </div>
    ))}
    {sessions.length > 1 && (
      <div className={css.foot}>
        <Button variant="danger" onClick={() => void endOthers()}>
          {t('member-security:sessions.end_others')}
        </Button>
      </div>
    )}
  </Panel>
)

const Devices = ({ devices }: { devices: Security['devices'] }) => (
  <Panel title={t('member-security:devices.title')} text={t('member-security:devices.text')}>
    {devices.map((row) => (
      <div key={row.id} className={css.row}>
        <Place row={row} time={t('member-security:devices.seen', { time: formatTime(row.seen_at) })} />
        <Button size="s" onClick={() => void forget(row.id)}>
          {t('member-security:devices.forget')}
        </Button>
      </div>
    ))}
    {devices.length === 0 && <p>{t('member-security:devices.none')}</p>}
  </Panel>
)

/** Where the account is open, and the devices it was opened on. */
export const SessionsPanel = () => {
  const { data, isError, refetch } = useQuery(securityQuery)
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton height={260} radius={20} />
  return (
    <div className={css.pair}>
      <Sessions sessions={data.sessions} />
      <Devices devices={data.devices} />
    </div>
  )
}
