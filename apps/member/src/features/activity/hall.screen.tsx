import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { isFeatureOn } from '@moongate/contract/features'
import { buildButtonClass, EmptyState } from '@moongate/ui'
import { configsQuery } from '../../api/queries.ts'
import { useSession } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { Hall } from './hall.tsx'
import { Mine } from './mine.tsx'

/** The hall of activities; with `view=mine` the member's own applications (R2.4, R2.30). */
const HallScreen = () => {
  const search = useSearch({ strict: false }) as { view?: string }
  const { token, demo } = useSession()
  const { data: configs } = useQuery(configsQuery)
  const applies = token !== null && !demo
  const mine = applies && search.view === 'mine'
  useTitle(t('member-activity:title'))
  if (configs && !isFeatureOn(configs, 'promotions'))
    return (
      <Panel level={1} title={t('member-activity:title')}>
        <EmptyState motif="gift" title={t('member-activity:off')} />
      </Panel>
    )
  return (
    <Panel
      level={1}
      title={t(mine ? 'member-activity:mine' : 'member-activity:title')}
      text={mine ? undefined : t('member-activity:text')}
      aside={
        applies && (
          <Link
            to="/Activity"
            search={mine ? {} : { view: 'mine' }}
            className={buildButtonClass({ variant: 'secondary' })}
          >
            {t(mine ? 'member-activity:back' : 'member-activity:mine')}
          </Link>
        )
      }
    >
      {mine ? <Mine /> : <Hall />}
    </Panel>
  )
}

export default HallScreen
