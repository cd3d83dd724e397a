import { Link } from '@tanstack/react-router'
import { formatDate } from '@moongate/i18n'
import { ActivityArt, ActivityPicture, Badge } from '@moongate/ui'
import type { Activity } from '../../api/activity-queries.ts'
import { formatTime, lang, t } from '../../text.ts'
import { describeSeal } from './activity.rules.ts'
import css from './activity.module.css'

/** From when to when, in the language's order; `exact`: with the time of day. */
export const Dates = ({
  start_at,
  end_at,
  exact = false,
}: Pick<Activity, 'start_at' | 'end_at'> & { exact?: boolean }) => {
  const format = (wire: string) => (exact ? formatTime(wire) : formatDate(lang, wire))
  return (
    <span className={css.dates}>
      <time>{format(start_at)}</time> – <time>{format(end_at)}</time>
    </span>
  )
}

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
          {activity.own_picture ? (
            <ActivityPicture own={activity.own_picture} dim={ended} />
          ) : (
            <ActivityArt scene={activity.picture} dim={ended} />
          )}
        </span>
        <span className={css.words}>
          <span className={css.marks}>
            <ActivitySeal activity={activity} />
            <small>{t(`member-activity:categories.${activity.category}`)}</small>
            {activity.level_from > 0 && <small>{t('member-activity:level', { level: activity.level_from })}</small>}
          </span>
          <b>{activity.title}</b>
          <Dates start_at={activity.start_at} end_at={activity.end_at} />
        </span>
      </Link>
    </li>
  )
}
