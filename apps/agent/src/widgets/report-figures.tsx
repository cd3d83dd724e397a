import { Money } from '@moongate/ui'
import type { AnswerOf, tables } from '@moongate/contract'
import { formatCount, t } from '../text.ts'
import { Figure } from './figure.tsx'
import css from './page.module.css'

type Report = AnswerOf<(typeof tables)['team']['report']>['data']
const COUNTS = [
  ['team_count', 'total_count'],
  ['new_member_count', 'new_member_count'],
  ['active_count', 'active_count'],
] as const
const SUMS = [
  'total_recharge',
  'total_drawing',
  'total_validbet_amount',
  'total_shuyin',
  'total_hongli',
  'total_fanshui',
  'total_sy',
] as const

/** A team over days. */
export const ReportFigures = ({ report }: { report: Report }) => (
  <div className={css.figures} data-many>
    {COUNTS.map(([text, name]) => (
      <Figure key={name} label={t(`figures.${text}`)}>
        {formatCount(report[name])}
      </Figure>
    ))}
    {SUMS.map((name) => (
      <Figure key={name} label={t(`figures.${name}`)}>
        <Money value={report[name]} />
      </Figure>
    ))}
  </div>
)
