import { useQuery } from '@tanstack/react-query'
import { Badge, Money } from '@moongate/ui'
import { freeSpinsQuery, type SpinGrant } from '../../api/bonus-queries.ts'
import { formatTime, t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import css from './bonus.module.css'

const Row = ({ grant: { title, state, reason, played, spins, credited, finished_at } }: { grant: SpinGrant }) => (
  <li className={css.ended}>
    <span className={css.two}>
      {title}
      <small>{formatTime(finished_at ?? '')}</small>
    </span>
    <span className={css.two}>
      <Badge tone={state === 'played' ? 'good' : 'neutral'}>{t(`member-freespins:states.${state}`)}</Badge>
      <small>
        {[t('member-freespins:played', { played, of: spins }), state === 'refused' ? '' : reason]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </span>
    <Money value={credited} />
  </li>
)

/** Free spins that have ended, the newest first; nothing where none have. */
export const SpinHistory = () => {
  const { data, isLoadingError, refetch } = useQuery(freeSpinsQuery)
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  const ended = (data?.grants ?? []).filter(({ finished_at }) => finished_at !== null)
  if (ended.length === 0) return null
  return (
    <section className={css.screen} aria-labelledby="free-spins-ended">
      <h2 id="free-spins-ended">{t('member-freespins:ended')}</h2>
      <ul>
        {ended.map((grant) => (
          <Row key={grant.id} grant={grant} />
        ))}
      </ul>
    </section>
  )
}
