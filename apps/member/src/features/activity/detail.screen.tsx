import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ActivityArt, ActivityPicture, buildButtonClass, Button, EmptyState, RichHtml, Skeleton } from '@moongate/ui'
import { useState } from 'react'
import { ApiError } from '../../api/api.ts'
import { type ActivityDetail, activityQuery } from '../../api/activity-queries.ts'
import { openLogin } from '../../popups/popups.store.ts'
import { useSession } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Panel } from '../../widgets/panel.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { chooseWay } from './activity.rules.ts'
import css from './activity.module.css'
import { ApplyDialog } from './apply-dialog.tsx'
import { ActivitySeal, Dates } from './card.tsx'
import { ResultQuery } from './result-query.tsx'

const primary = buildButtonClass({ variant: 'primary' })

/** What can be done about it; it stays in sight below. */
const ApplyBar = ({ activity }: { activity: ActivityDetail }) => {
  const { token, demo } = useSession()
  const [open, setOpen] = useState(false)
  const way = chooseWay(activity, token !== null && !demo)
  return (
    <div className={css.bar}>
      <span className={css.marks}>
        <ActivitySeal activity={activity} />
        {activity.apply_type === 2 && <small>{t(`member-activity:${activity.frequency}`)}</small>}
        {activity.level_from > 0 && <small>{t('member-activity:level', { level: activity.level_from })}</small>}
      </span>
      {way === 'apply' && (
        <Button variant="primary" onClick={() => setOpen(true)}>
          {t('member-activity:apply')}
        </Button>
      )}
      {way === 'login' && (
        <Button variant="primary" onClick={openLogin}>
          {t('member-activity:login')}
        </Button>
      )}
      {way === 'service' && (
        <Link to="/Service" className={primary}>
          {t('member-activity:service')}
        </Link>
      )}
      {way === 'link' && (
        <a
          href={activity.link}
          className={primary}
          {...(!activity.link.startsWith('#') && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {t('member-activity:go')}
        </a>
      )}
      {way === 'closed' && <span className={css.note}>{t('member-activity:closed')}</span>}
      {way === 'nothing' && <span className={css.note}>{t('member-activity:nothing')}</span>}
      {open && <ApplyDialog activity={activity} close={() => setOpen(false)} />}
    </div>
  )
}

/** What the server answers of an activity that is not there, or of a number that is none. */
const ABSENT = new Set([404, 422])

/** An activity with its words, and the way to apply for it (R2.4). */
const DetailScreen = () => {
  const { id } = useParams({ strict: false })
  const { data, error, isLoadingError, refetch } = useQuery(activityQuery(Number(id)))
  useTitle(data?.title ?? t('member-activity:title'))
  const back = (
    <Link to="/Activity" className={css.back}>
      {t('member-activity:back')}
    </Link>
  )
  if (isLoadingError && error instanceof ApiError && ABSENT.has(error.status))
    return <EmptyState motif="gift" title={t('member-activity:none')} action={back} />
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  if (!data)
    return (
      <Panel level={1} title={t('member-activity:title')}>
        <Skeleton height={480} radius={20} />
      </Panel>
    )
  return (
    <article className={css.detail}>
      {back}
      <div className={css.head}>
        {data.own_picture ? (
          <ActivityPicture own={data.own_picture} whole dim={data.stage === 'ended'} />
        ) : (
          <ActivityArt scene={data.picture} dim={data.stage === 'ended'} />
        )}
      </div>
      <Panel level={1} title={data.title} text={<Dates start_at={data.start_at} end_at={data.end_at} exact />}>
        <RichHtml html={data.html} />
        <ApplyBar activity={data} />
      </Panel>
      {data.apply_type === 2 && <ResultQuery id={data.id} />}
    </article>
  )
}

export default DetailScreen
