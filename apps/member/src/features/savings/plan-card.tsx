import { Button, Progress, useFormatAmount } from '@moongate/ui'
import type { Plan } from '../../api/savings-queries.ts'
import { formatCount, formatTime, t } from '../../text.ts'
import css from './savings.module.css'
import { describeArrival, describeCycle, describeSpan } from './wording.ts'

/** What a buyer has to know, in the order in which they ask. */
const Facts = ({ plan }: { plan: Plan }) => {
  const formatAmount = useFormatAmount()
  const facts: [label: string, value: string][] = [
    [t('member-savings:amount'), `${formatAmount(plan.MinAmount)} – ${formatAmount(plan.MaxAmount)}`],
    [t('member-savings:settlement'), t(`member-savings:${plan.IsCycleSettle === 1 ? 'circular' : 'single'}`)],
    [t('member-savings:redeemed'), describeArrival(plan.WithdrawalTime)],
  ]
  if (plan.LimitInterest !== null) facts.push([t('member-savings:limit'), formatAmount(plan.LimitInterest)])
  if (plan.InterestAuditMultiple > 0)
    facts.push([t('member-savings:audit'), t('member-savings:audit_times', { n: plan.InterestAuditMultiple })])
  if (plan.LimitUserOrderCount > 0)
    facts.push([t('member-savings:mine'), `${plan.UserOrderCount} / ${plan.LimitUserOrderCount}`])
  if (plan.LimitOrderIntervalTime > 0)
    facts.push([t('member-savings:again'), describeSpan(plan.LimitOrderIntervalTime)])
  if (plan.BuyEndTime !== null) facts.push([t('member-savings:until'), formatTime(plan.BuyEndTime)])
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Why a plan cannot be bought now; nothing where it can. */
const describeStanding = ({ standing, BuyTime, next_buy_at }: Plan): string => {
  if (standing === 'soon') return t('member-savings:standings.soon', { time: formatTime(BuyTime) })
  if (standing === 'too_soon') return t('member-savings:standings.too_soon', { time: formatTime(next_buy_at ?? '') })
  return standing === 'open' ? '' : t(`member-savings:standings.${standing}`)
}

/** A plan on sale: its rate first, how much is left of it, and its terms (R3.16). */
export const PlanCard = ({ plan, buy }: { plan: Plan; buy: () => void }) => {
  const stands = describeStanding(plan)
  const left = `${formatCount(plan.RemainingCount)} / ${formatCount(plan.TotalCount)}`
  return (
    <article className={css.plan} data-standing={plan.standing} aria-label={plan.SettingName}>
      <h3>{plan.SettingName}</h3>
      <p className={css.rate}>
        <strong>{`${plan.Rate}%`}</strong>
        <span>{describeCycle(plan)}</span>
      </p>
      <Progress value={1 - plan.RemainingCount / plan.TotalCount} label={t('member-savings:left')} note={left} />
      <Facts plan={plan} />
      {stands !== '' && <p className={css.stands}>{stands}</p>}
      <Button variant="primary" disabled={stands !== ''} onClick={buy}>
        {t('member-savings:buy')}
      </Button>
    </article>
  )
}
