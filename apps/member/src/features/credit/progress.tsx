import { Badge, formatClock, Money, Steps, type Tone, useCountdown } from '@moongate/ui'
import type { Loan, Standing } from '../../api/credit-queries.ts'
import { t } from '../../text.ts'
import css from './credit.module.css'
import { findEnd, findStep, splitDays } from './credit.rules.ts'

const tones: Readonly<Record<Loan['state'], Tone>> = {
  in_review: 'wait',
  lent: 'gold',
  refused: 'bad',
  repaid: 'good',
}

/** The state of a loan in a word; what is overdue stands out. */
export const LoanBadge = ({ loan }: { loan: Loan }) => (
  <Badge tone={loan.state === 'lent' && loan.is_overdue === 1 ? 'bad' : tones[loan.state]}>{loan.status_text}</Badge>
)

/** The time to a moment of the site, running. */
const Countdown = ({ ends_at, label }: { ends_at: number; label: string }) => {
  const { days, rest } = splitDays(useCountdown(ends_at, Date.now))
  const clock = formatClock(rest)
  return (
    <p className={css.countdown} role="timer" aria-label={label}>
      <span>{label}</span>
      <strong>{days > 0 ? t('member-credit:days_left', { days, clock }) : clock}</strong>
    </p>
  )
}

/** The clock that runs for a loan: of its review, or to its end. */
const LoanClock = ({ loan, now, read_at }: { loan: Loan; now: string; read_at: number }) => {
  const target = loan.state === 'in_review' ? loan.review_by : loan.state === 'lent' ? loan.due_at : null
  if (!target || target <= now) return null
  const label = t(loan.state === 'lent' ? 'member-credit:due_in' : 'member-credit:review_in')
  return <Countdown key={target} ends_at={findEnd(target, now, read_at)} label={label} />
}

/** Where the newest loan stands: its steps, its clock, and what to do (R4.19, R8.7). */
export const LoanProgress = ({ standing: { loan, text, now }, read_at }: { standing: Standing; read_at: number }) => {
  if (!loan) return null
  const steps = ['submitted', 'review', 'credited'] as const
  return (
    <section className={css.progress} aria-label={t('member-credit:progress')}>
      <div className={css.row}>
        <span>
          <Money value={loan.borrow_money} /> · {t('member-credit:days', { days: loan.borrow_day })}
        </span>
        <LoanBadge loan={loan} />
      </div>
      {loan.state !== 'refused' && loan.state !== 'repaid' && (
        <Steps
          steps={steps.map((step) => t(`member-credit:steps.${step}`))}
          at={findStep(loan)}
          label={t('member-credit:progress')}
          done={t('member-credit:step_done')}
        />
      )}
      <LoanClock loan={loan} now={now} read_at={read_at} />
      <p className={css.note}>{text}</p>
    </section>
  )
}
