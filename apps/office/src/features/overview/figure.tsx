import { Delta, useFormatAmount } from '@moongate/ui'
import { formatCount, t } from '../../text.ts'
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

/** One figure of the day, beside what it was yesterday at this time. */
export const Figure = ({ label, now, before, costs, about }: Props) => {
  const formatAmount = useFormatAmount()
  const words = { up: t('overview.up'), down: t('overview.down'), same: t('overview.same') }
  const show = (figure: number | string) => (typeof figure === 'number' ? formatCount(figure) : formatAmount(figure))
  return (
    <div className={css.figure}>
      <dt>{label}</dt>
      <dd>
        <strong>{show(now)}</strong>
        {about !== undefined && <small>{about}</small>}
      </dd>
      <dd className={css.before}>
        <Delta now={String(now)} before={String(before)} words={words} {...(costs && { costs })} />
        <span>{t('overview.before', { value: show(before) })}</span>
      </dd>
    </div>
  )
}
