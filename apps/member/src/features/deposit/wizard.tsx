import { isOnline } from '@moongate/contract/channels.states'
import { useQuery } from '@tanstack/react-query'
import { EmptyState, Skeleton, Steps } from '@moongate/ui'
import { cardsQuery, paymentTypesQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import type { PayType } from './channel-cards.tsx'
import { holdQuery } from './channel-queries.ts'
import { ChannelStep } from './channel-step.tsx'
import { type DepositAt, DEPOSIT_STEPS } from './deposit-address.rules.ts'
import css from './deposit.module.css'
import type { Chosen } from './chosen.ts'
import { InfoStep } from './info-step.tsx'
import { OrderStep } from './order-step.tsx'
import { Preconditions } from './preconditions.tsx'
import { usdtQuery } from './usdt-query.ts'
import { useDepositAt } from './use-deposit-at.ts'

/** What the step between choice and end is called. An order does not say in the address how it is paid. */
const MIDDLE = {
  any: 'member-deposit:at_paying',
  online: 'member-deposit:step_pay',
  company: 'member-deposit:step_info',
} as const

const Waiting = () => (
  <div className={css.stack}>
    <Skeleton height={90} radius={20} />
    <Skeleton height={180} radius={20} />
  </div>
)

/** What the address says was chosen, held for the member, if the operator still offers it and takes that amount; `asking`: not known yet. */
const useChosen = (at: DepositAt, types: readonly PayType[]): { chosen?: Chosen; asking: boolean } => {
  const asked = at.step === 'pay' && types.some(({ type }) => type === at.type) ? at : undefined
  const {
    data,
    dataUpdatedAt: asked_at,
    isPending,
    error,
    refetch,
  } = useQuery({
    ...holdQuery(asked?.channel ?? 0, asked?.amount ?? ''),
    enabled: asked !== undefined,
  })
  if (asked === undefined || data?.type !== asked.type) return { asking: asked !== undefined && isPending }
  // Whoever types what they have sent keeps it, whatever holding the account anew answers.
  const chosen = {
    channel: data,
    amount: asked.amount,
    asked_at,
    again: () => void refetch(),
    fault: error?.message ?? '',
  }
  return { asking: false, chosen }
}

const Way = ({ types }: { types: readonly PayType[] }) => {
  const { at, go } = useDepositAt()
  const { chosen, asking } = useChosen(at, types)
  const step = at.step === 'pay' && !chosen && !asking ? 'channel' : at.step
  const first = at.step === 'order' ? {} : { type: at.type, channel: at.channel, amount: at.amount }
  const shown = at.step === 'order' ? undefined : (at.type ?? types.find((one) => one.recommended)?.type)
  const is_online = isOnline(shown ?? '')
  const { data: usdt } = useQuery({ ...usdtQuery, enabled: step === 'channel' && shown === 'online_usdt' })
  return (
    <div className={css.stack}>
      <Steps
        steps={[
          t('member-deposit:step_channel'),
          t(MIDDLE[shown === undefined ? 'any' : is_online ? 'online' : 'company']),
          t('member-deposit:step_done'),
        ]}
        at={DEPOSIT_STEPS.indexOf(step === 'channel' && usdt?.order ? 'pay' : step)}
        label={t('member-deposit:steps')}
        done={t('member-deposit:step_passed')}
      />
      {step === 'channel' && (
        <ChannelStep
          types={types}
          first={first}
          keep={(choice) => go({ step: 'channel', ...choice }, true)}
          next={({ type, channel, amount }) => go({ step: 'pay', type, channel: channel.id, amount })}
          paid={(bill_no) => go({ step: 'order', bill_no }, true)}
        />
      )}
      {step === 'pay' && asking && <Waiting />}
      {at.step === 'pay' && chosen && (
        <InfoStep
          chosen={chosen}
          back={() => go({ step: 'channel', ...first })}
          // In place of the form, so that the way back does not lead to one that was sent.
          done={(bill_no) => go({ step: 'order', bill_no }, true)}
        />
      )}
      {at.step === 'order' && <OrderStep bill_no={at.bill_no} again={() => go({ step: 'channel' })} />}
    </div>
  )
}

/**
 * Company deposit: choose an account, enter the transfer, complete; online: an amount, then the gateway's page (R2.33, R4.20). A bound
 * card comes first (R5.11): the way to it keeps what was chosen.
 */
export const Wizard = () => {
  const types = useQuery(paymentTypesQuery)
  const cards = useQuery(cardsQuery)
  if (types.isLoadingError || cards.isLoadingError)
    return (
      <LoadFailed
        retry={() => {
          void types.refetch()
          void cards.refetch()
        }}
      />
    )
  if (!types.data || !cards.data) return <Waiting />
  const offered = types.data.data
  if (offered.length === 0) return <EmptyState motif="castle" title={t('member-deposit:no_account')} />
  return (
    <>
      {cards.data.length === 0 && <Preconditions />}
      <Way types={offered} />
    </>
  )
}
