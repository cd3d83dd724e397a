import type { Deposit } from '../../api/queries.ts'
import { formatShortTime } from '../../rules/wait.rules.ts'
import { describeDepositState, t } from '../../text.ts'
import css from './alike.module.css'

type Found = Pick<Deposit, 'alike'>

/** In a row of the list: that the same sum was reported more than once, the numbers on the pointer. */
export const AlikeMark = ({ alike }: Found) =>
  alike.length > 0 && (
    <span className={css.mark} title={alike.map(({ bill_no }) => bill_no).join(' · ')}>
      {t('deposits.alike.mark')}
    </span>
  )

/** Before the money is credited: what else may be the same transfer, and how that stands. */
export const AlikeList = ({ alike }: Found) =>
  alike.length > 0 && (
    <section className={css.list} aria-label={t('deposits.alike.mark')}>
      <h3>{t('deposits.alike.mark')}</h3>
      <p>{t('deposits.alike.found')}</p>
      <ul>
        {alike.map(({ bill_no, state, created_at }) => (
          <li key={bill_no}>
            <b>{bill_no}</b>
            <span>{`${describeDepositState(state)} · ${formatShortTime(created_at)}`}</span>
          </li>
        ))}
      </ul>
      <p>{t('deposits.alike.check')}</p>
    </section>
  )
