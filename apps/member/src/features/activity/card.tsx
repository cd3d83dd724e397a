import { Link } from '@tanstack/react-router'
import { ActivityArt, Badge } from '@moongate/ui'
import type { Activity } from '../../api/activity-queries.ts'
import { formatTime, t } from '../../text.ts'
import { describeSeal } from './activity.rules.ts'
import css from './activity.module.css'

/** From when to when, in the language's order. */
export const Dates = ({ start_at, end_at }: Pick<Activity, 'start_at' | 'end_at'>) => (
  <span className={css.dates}>
    <time>{formatTime(start_at)}</time> – <time>{formatTime(end_at)}</time>
  </span>
)

/** How it stands: by its dates, or the member's application. */
export const ActivitySeal = ({ activity }: { activity: Activity }) => {
  const { text, tone } = describeSeal(activity)
  return <Badge tone={tone}>{t(text)}</Badge>
}

/** An activity in the hall. */
export const ActivityCard = ({ activity }: { activity: Activity }) => {
  const ended = activity.stage === 'ended'
  return (
    <li className={css.card} data-ended={ended || undefined}>
      <Link to="/Activity/$id" params={{ id: String(activity.id) }}>
        <span className={css.art}>
          <ActivityArt scene={activity.picture} dim={ended} />
        </span>
        <span className={css.words}>
          <span className={css.marks}>
            <ActivitySeal activity={activity} />
            <small>{t(`member-activity:categories.${activity.category}`)}</small>
            {activity.level_from > 0 && <small>{t('member-activity:level', { level: activity.level_from })}</small>}
          </span>
          <b>{activity.title}</b>
          <Dates {...activity} />
        </span>
      </Link>
    </li>
  )
}
