import { Badge, type Column } from '@moongate/ui'
import type { Child } from '../../api/answers.ts'
import { buildHref } from '../../start/place.rules.ts'
import { formatCount, formatDay, t } from '../../text.ts'
import { NameLink } from '../../widgets/name-link.tsx'
import css from './team.module.css'

const Below = ({ child }: { child: Child }) =>
  child.team_count === 0 ? (
    formatCount(0)
  ) : (
    <a
      className={css.open}
      href={buildHref('team', child.member_id)}
      aria-label={t('team.open', { name: child.name, n: formatCount(child.team_count) })}
    >
      {formatCount(child.team_count)} <span aria-hidden>›</span>
    </a>
  )

/** Rates of one agent are mostly alike: the span says enough in a list. */
const RateSpan = ({ rates }: { rates: Child['rates'] }) => {
  const all = rates.map(({ rate }) => Number(rate))
  const [low, high] = [Math.min(...all).toFixed(2), Math.max(...all).toFixed(2)]
  if (rates.length === 0) return t('team.no_rates')
  return `${low === high ? low : `${low}-${high}`}‰`
}

export const listChildColumns = (): Column<Child>[] => [
  { id: 'name', head: t('team.name'), cell: (child) => <NameLink member_id={child.member_id} name={child.name} /> },
  {
    id: 'kind',
    head: t('team.kind'),
    cell: ({ is_agent }) => (
      <Badge tone={is_agent === 1 ? 'gold' : 'neutral'}>{t(is_agent === 1 ? 'team.agent' : 'team.player')}</Badge>
    ),
  },
  { id: 'below', head: t('team.below'), cell: (child) => <Below child={child} />, align: 'end' },
  { id: 'rates', head: t('team.rates'), cell: ({ rates }) => <RateSpan rates={rates} /> },
  { id: 'realname', head: t('team.realname'), cell: ({ realname }) => realname || '–' },
  { id: 'registered', head: t('team.registered'), cell: ({ registered_at }) => formatDay(registered_at) },
  {
    id: 'seen',
    head: t('team.seen'),
    cell: ({ last_login_at }) => (last_login_at === null ? '–' : formatDay(last_login_at)),
  },
]
