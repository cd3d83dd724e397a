import { Money } from '@moongate/ui'
import { type Answer } from '../../api/api.ts'
import { formatCount, t } from '../../text.ts'
import css from './team.module.css'

type Report = Answer<'team', 'report'>['data']
const COUNTS = ['total_count', 'new_member_count', 'active_count'] as const
const SUMS = [
  'total_recharge',
  'total_drawing',
  'total_validbet_amount',
  'total_shuyin',
  'total_hongli',
  'total_fanshui',
  'total_sy',
] as const

/** A team in figures. */
export const Figures = ({ report }: { report: Report }) => (
  <dl className={css.figures}>
    {COUNTS.map((name) => (
      <div key={name}>
        <dt>{t(`member-team:figures.${name}`)}</dt>
        <dd>{formatCount(report[name])}</dd>
      </div>
    ))}
    {SUMS.map((name) => (
      <div key={name}>
        <dt>{t(`member-team:figures.${name}`)}</dt>
        <dd>
          <Money value={report[name]} />
        </dd>
      </div>
    ))}
  </dl>
)
