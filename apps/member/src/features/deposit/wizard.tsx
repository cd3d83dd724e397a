import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buildButtonClass, EmptyState, Skeleton, Steps } from '@moongate/ui'
import { cardsQuery, channelsQuery, paymentTypesQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { type Chosen, ChannelStep, type PayType } from './channel-step.tsx'
import { type DepositAt, DEPOSIT_STEPS } from './deposit-address.rules.ts'
import css from './deposit.module.css'
import { findDepositFault } from './deposit.rules.ts'
import { InfoStep } from './info-step.tsx'
import { OrderStep } from './order-step.tsx'
import { useDepositAt } from './use-deposit-at.ts'

const Waiting = () => (
  <div className={css.stack}>
    <Skeleton height={90} radius={20} />
    <Skeleton height={180} radius={20} />
  </div>
)

/** What the address says was chosen, if the operator still offers it and takes that amount; `asking`: not known yet. */
const useChosen = (at: DepositAt, types: readonly PayType[]): { chosen?: Chosen; asking: boolean } => {
  const type = at.step === 'pay' && types.some((one) => one.type === at.type) ? (at.type as Chosen['type']) : undefined
  const { data, isPending, isError } = useQuery({ ...channelsQuery(type), enabled: type !== undefined })
  if (at.step !== 'pay' || type === undefined || isError) return { asking: false }
  const channel = data?.find((one) => one.id === at.channel)
  const is_good = channel && !findDepositFault(at.amount, channel)
  return { asking: isPending, ...(is_good && { chosen: { type, channel, amount: at.amount } }) }
}

const Way = ({ types }: { types: readonly PayType[] }) => {
  const { at, go } = useDepositAt()
  const { chosen, asking } = useChosen(at, types)
  const step = at.step === 'pay' && !chosen && !asking ? 'channel' : at.step
  const first = at.step === 'order' ? {} : { type: at.type, channel: at.channel, amount: at.amount }
  return (
    <div className={css.stack}>
      <Steps
        steps={[t('member-deposit:step_channel'), t('member-deposit:step_info'), t('member-deposit:step_done')]}
        at={DEPOSIT_STEPS.indexOf(step)}
        label={t('member-deposit:steps')}
        done={t('member-deposit:step_passed')}
      />
      {step === 'channel' && (
        <ChannelStep
          types={types}
          first={first}
          keep={(choice) => go({ step: 'channel', ...choice }, true)}
          next={({ type, channel, amount }) =>
            go({ step: 'pay', type, channel: channel.id, amount, since_ms: Date.now() })
          }
        />
      )}
      {step === 'pay' && asking && <Waiting />}
      {at.step === 'pay' && chosen && (
        <InfoStep
          chosen={chosen}
          since_ms={at.since_ms}
          back={() => go({ step: 'channel', ...first })}
          // In place of the form, so that the way back does not lead to one that was sent.
          done={(bill_no) => go({ step: 'order', bill_no }, true)}
        />
      )}
      {at.step === 'order' && <OrderStep bill_no={at.bill_no} again={() => go({ step: 'channel' })} />}
    </div>
  )
}

/** Company deposit: choose an account, enter the transfer, complete (R2.33, R4.20). A bound card comes first (R5.11). */
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
  const company = types.data.data.filter(({ type }) => type.startsWith('company_') || type === 'online_usdt')
  if (cards.data.length === 0)
    return (
      <EmptyState
        motif="credit-card"
        title={t('member-deposit:card_missing')}
        action={
          <Link to="/Member/BindBank" className={buildButtonClass({ variant: 'primary' })}>
            {t('member-deposit:bind')}
          </Link>
        }
      />
    )
  if (company.length === 0) return <EmptyState motif="castle" title={t('member-deposit:no_account')} />
  return <Way types={company} />
}
