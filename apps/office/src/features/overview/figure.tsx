import { useFormatAmount } from '@moongate/ui'
import { formatCount, t } from '../../text.ts'
import { computeChange } from './compare.rules.ts'
import css from './overview.module.css'

type Props = {
  label: string
  /** A number counts, a text is an amount of the wire. */
  now: number | string
  before: number | string
  /** Whether more of it is bad for the site. */
  costs?: boolean
  /** What it is made of. */
  about?: string
}

/** By how much a figure is above or below that of yesterday. */
const Change = ({ now, before, costs }: Pick<Props, 'now' | 'before' | 'costs'>) => {
  const change = computeChange(now, before)
  if (change === undefined || change === 0) return null
  const tone = change > 0 === (costs ?? false) ? 'worse' : 'better'
  return (
    <span className={css.change} data-tone={tone}>
      {change > 0 ? '▲' : '▼'} {formatCount(Math.abs(change))}%
    </span>
  )
}

/** One figure of the day, beside what it was yesterday at this time. */
export const Figure = ({ label, now, before, costs, about }: Props) => {
  const formatAmount = useFormatAmount()
  const show = (figure: number | string) => (typeof figure === 'number' ? formatCount(figure) : formatAmount(figure))
  return (
    <div className={css.figure}>
      <dt>{label}</dt>
      <dd>
        <strong>{show(now)}</strong>
        {about !== undefined && <small>{about}</small>}
        <Change now={now} before={before} {...(costs && { costs })} />
      </dd>
      <dd className={css.before}>{t('overview.before', { value: show(before) })}</dd>
    </div>
  )
}
