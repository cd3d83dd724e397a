import { useQuery } from '@tanstack/react-query'
import { Badge, Button, formatClock, Money, Ring } from '@moongate/ui'
import { useState } from 'react'
import { type Holding, paymentsQuery } from '../../api/savings-queries.ts'
import { formatTime, t } from '../../text.ts'
import { useNow } from '../../widgets/use-now.ts'
import { RedeemDialog } from './redeem-dialog.tsx'
import { countDaysLeft, measureCycle } from './savings.rules.ts'
import css from './savings.module.css'
import { describeCycle } from './wording.ts'

const describeLeft = (left: number): string => {
  const days = countDaysLeft(left)
  return days === undefined ? formatClock(left) : t('member-savings:spans.day', { n: days })
}

/** The running cycle as a ring that closes, with the time to its end. */
const CycleRing = ({ holding, seen_at }: { holding: Holding; seen_at: number }) => {
  const { left, share } = measureCycle(holding, useNow() - seen_at)
  return (
    <Ring value={share} size={92} label={t('member-savings:to_settle')}>
      <b className={css.left}>{describeLeft(left)}</b>
    </Ring>
  )
}

/** The interest of each cycle that was paid (R3.16). */
export const Payments = ({ id }: { id: string }) => {
  const { data } = useQuery(paymentsQuery(id))
  if (data?.length === 0) return <p className={css.note}>{t('member-savings:none_paid')}</p>
  return (
    <ol className={css.payments}>
      {data?.map(({ times, interest, calc_at }) => (
        <li key={times}>
          <span>{t('member-savings:time', { n: times })}</span>
          <time>{formatTime(calc_at)}</time>
          <Money value={interest} sign />
        </li>
      ))}
    </ol>
  )
}

const Facts = ({ holding }: { holding: Holding }) => (
  <dl className={css.facts}>
    <div>
      <dt>{t('member-savings:today')}</dt>
      <dd>
        <Money value={holding.today} sign flash />
      </dd>
    </div>
    <div>
      <dt>{t('member-savings:earned', { n: holding.times })}</dt>
      <dd>
        <Money value={holding.interest} sign flash />
      </dd>
    </div>
    {holding.next_at !== null && (
      <div>
        <dt>{t('member-savings:next', { time: formatTime(holding.next_at) })}</dt>
        <dd>
          <Money value={holding.cycle_interest} sign />
        </dd>
      </div>
    )}
  </dl>
)

/** What a member holds: the ring to the next interest, what it brought, and the way out (R4.18). */
export const HoldingCard = ({ holding, seen_at }: { holding: Holding; seen_at: number }) => {
  const [asking, setAsking] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <article className={css.holding} aria-label={holding.SettingName}>
      <div className={css.top}>
        {holding.next_at !== null && <CycleRing holding={holding} seen_at={seen_at} />}
        <div>
          <h3>{holding.SettingName}</h3>
          <strong className={css.principal}>
            <Money value={holding.amount} />
          </strong>
          <small>
            {holding.Rate}% · {describeCycle(holding)} ·{' '}
            {t(`member-savings:${holding.IsCycleSettle === 1 ? 'circular' : 'single'}`)}
          </small>
        </div>
      </div>
      <Facts holding={holding} />
      {holding.redeem_at !== null && (
        <p className={css.note}>
          <Badge tone="wait">{t('member-savings:states.redeeming')}</Badge>{' '}
          {t('member-savings:comes', { time: formatTime(holding.redeem_at) })}
        </p>
      )}
      <div className={css.keys}>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('member-savings:history')}
        </Button>
        {holding.state === 'bought' && (
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t('member-savings:redeem')}
          </Button>
        )}
      </div>
      {open && <Payments id={holding.id} />}
      <RedeemDialog holding={holding} open={asking} close={() => setAsking(false)} />
    </article>
  )
}
