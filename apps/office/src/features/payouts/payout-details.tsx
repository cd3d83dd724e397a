import { Money } from '@moongate/ui'
import { Link } from '@tanstack/react-router'
import type { Payout } from '../../api/queries.ts'
import { mayOpen } from '../../rules/access.rules.ts'
import { useRoles } from '../../session/session.store.ts'
import { t, translateName } from '../../text.ts'
import { CopyField } from '../../widgets/copy.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { describeMember } from '../../widgets/orders/order-kind.ts'
import { OrderPath } from '../../widgets/orders/order-path.tsx'
import { describeStanding } from '../../widgets/orders/order-state-columns.tsx'
import { ToldEvents } from '../../widgets/orders/told-events.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import rowLink from '../../widgets/row-link.module.css'

/** Who pays it by hand, so that no colleague does so, too; or what keeps it from being sent. */
const describeHold = ({ state, steps, waits_for }: Payout): string => {
  if (waits_for !== null) return t(`payouts.waits_for.${waits_for}`)
  return state === 'manual' ? (steps.findLast(({ step }) => step === 'take_over')?.by ?? '') : ''
}

/** Where a payout stands, in words. */
export const payoutStanding = {
  describeState: ({ state }: Payout): string => translateName('payouts.stages', state),
  describeMore: describeHold,
}

/** A way to the withdrawal, where the card stands that it is paid to. */
const Withdrawal = ({ bill_no }: { bill_no: string }) =>
  mayOpen(useRoles(), 'withdrawals') ? (
    <Link to="/withdrawals" search={{ tab: 'all', keyword: bill_no }} className={rowLink.link}>
      {bill_no}
    </Link>
  ) : (
    bill_no
  )

/** A payout whole; its id is what the gateway's people are asked about. */
export const PayoutDetails = ({ order }: { order: Payout }) => (
  <>
    <CopyField label={t('payouts.id')} value={order.id} />
    <Facts
      facts={[
        {
          label: t('order.state'),
          value: <StateChip state={order.state} text={describeStanding(payoutStanding, order)} />,
        },
        { label: t('order.money'), value: <Money value={order.money} />, num: true },
        { label: t('payouts.gateway'), value: order.gateway },
        { label: t('order.member'), value: describeMember(order) },
        { label: t('order.bill_no'), value: <Withdrawal bill_no={order.bill_no} />, num: true },
        { label: t('payouts.checks'), value: order.checks, num: true },
        { label: t('payouts.next_check'), value: order.next_check_at ?? '', num: true },
      ]}
    />
    <OrderPath order={order} describeState={(step) => translateName('payouts.path', step)} made={t('payouts.made')} />
    <ToldEvents events={order.events} />
  </>
)
