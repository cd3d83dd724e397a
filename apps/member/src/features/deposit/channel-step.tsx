import { isOnline } from '@moongate/contract/channels.states'
import { useQuery } from '@tanstack/react-query'
import { EmptyState, Skeleton } from '@moongate/ui'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { lazily } from '../../start/lazily.tsx'
import { AmountForm } from './amount-form.tsx'
import { AccountCard, type CompanyChannel, type PayType, TypeCard } from './channel-cards.tsx'
import css from './deposit.module.css'
import { channelsQuery } from './channel-queries.ts'
import { OnlineStep } from './online-step.tsx'

/** What the address says was chosen before. */
export type Choice = { type?: string; channel?: number; amount?: string | undefined }
type Type = NonNullable<Parameters<typeof channelsQuery>[0]>
type Step = {
  first: Choice
  keep: (choice: Choice) => void
  next: (chosen: { type: Type; channel: CompanyChannel; amount: string }) => void
}
type Paid = { paid: (bill_no: string) => void }

/** Its file comes when somebody chooses it. */
const UsdtPanel = lazily(() => import('./usdt-panel.tsx'))

/** The company's accounts of a type, and the amount. */
const CompanyAccounts = ({ type, first, keep, next }: Step & { type: Type }) => {
  const { data: channels, isLoadingError, refetch } = useQuery(channelsQuery(type))
  const channel = channels?.find((one) => one.id === first.channel) ?? channels?.find((one) => one.is_open)
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  if (!channels) return <Skeleton height={90} radius={20} />
  if (channels.length === 0) return <EmptyState motif="castle" title={t('member-deposit:no_account')} />
  return (
    <>
      <fieldset className={css.group}>
        <legend>{t('member-deposit:account')}</legend>
        <div className={css.cards}>
          {channels.map((one) => (
            <AccountCard
              key={one.id}
              channel={one}
              checked={one === channel}
              choose={() => keep({ type, channel: one.id, amount: first.amount })}
            />
          ))}
        </div>
      </fieldset>
      {channel && (
        <AmountForm
          key={channel.id}
          channel={channel}
          first={first.amount ?? ''}
          keep={(amount) => keep({ type, channel: channel.id, amount })}
          next={(amount) => next({ type, channel, amount })}
        />
      )}
    </>
  )
}

/** What a type asks for. */
const Way = ({ type, paid, ...step }: Step & Paid & { type: Type }) => {
  const { first, keep } = step
  const typed = { first: first.amount ?? '', keep: (amount: string) => keep({ type, amount }) }
  if (type === 'online_usdt') return <UsdtPanel {...typed} />
  if (isOnline(type)) return <OnlineStep type={type} {...typed} done={paid} />
  return <CompanyAccounts type={type} {...step} />
}

/** Payment type, then what it asks for: a receiving account and an amount, or an amount alone. Each choice is told by `keep`, so that the address has it. */
export const ChannelStep = ({ types, paid, ...step }: Step & Paid & { types: readonly PayType[] }) => {
  const { first, keep } = step
  const offered = types.find(({ type }) => type === first.type) ?? types.find((one) => one.recommended) ?? types[0]
  const type = offered?.type as Type
  return (
    <>
      <fieldset className={css.group}>
        <legend>{t('member-deposit:type')}</legend>
        <div className={css.cards}>
          {types.map((one) => (
            <TypeCard key={one.type} of={one} checked={one.type === type} choose={() => keep({ type: one.type })} />
          ))}
        </div>
      </fieldset>
      <Way key={type} type={type} paid={paid} {...step} />
    </>
  )
}
