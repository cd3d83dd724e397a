import { formatCount, t } from '../../text.ts'
import css from './team.module.css'

/** How many are in the team, right below, and new today. */
export const TeamSums = ({
  sum,
}: {
  sum: { team_total_count: number; team_direct_count: number; today_new_count: number }
}) => (
  <p className={css.sums}>
    {(['team_total_count', 'team_direct_count', 'today_new_count'] as const).map((name) => (
      <span key={name}>
        {t(`member-team:sum.${name}`)} <b>{formatCount(sum[name])}</b>
      </span>
    ))}
  </p>
)
