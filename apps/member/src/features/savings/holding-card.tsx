import { Badge, Button, Money } from '@moongate/ui'
import { useState } from 'react'
import type { Holding } from '../../api/savings-queries.ts'
import { formatTime, t } from '../../text.ts'
import { CycleRing } from './cycle-ring.tsx'
import { Payments } from './payments.tsx'
import { RedeemDialog } from './redeem-dialog.tsx'
import css from './savings.module.css'
import { describeCycle } from './wording.ts'

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
