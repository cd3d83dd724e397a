import { useQuery } from '@tanstack/react-query'
import { EmptyState, Skeleton, useFormatAmount } from '@moongate/ui'
import type { Answer } from '../../api/api.ts'
import { channelsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { AmountForm } from './amount-form.tsx'
import css from './deposit.module.css'
import { OnlineStep } from './online-step.tsx'
import { TypeCards } from './type-cards.tsx'

export type PayType = Answer<'cashier', 'paymentTypes'>['data'][number]
export type CompanyChannel = Answer<'cashier', 'companyChannels'>['data'][number]
/** What the address says was chosen before. */
export type Choice = { type?: string; channel?: number; amount?: string | undefined }
export type Chosen = { type: NonNullable<Parameters<typeof channelsQuery>[0]>; channel: CompanyChannel; amount: string }

type Step = {
  first: Choice
  keep: (choice: Choice) => void
  next: (chosen: Chosen) => void
}

/** The company's accounts of a type, and the amount. */
const CompanyAccounts = ({ type, first, keep, next }: Step & { type: Chosen['type'] }) => {
  const formatAmount = useFormatAmount()
  const { data: channels, isLoadingError, refetch } = useQuery(channelsQuery(type))
  const channel = channels?.find((one) => one.id === first.channel) ?? channels?.[0]
  return (
    <>
      {isLoadingError && <LoadFailed retry={() => void refetch()} />}
      {!channels && !isLoadingError && <Skeleton height={90} radius={20} />}
      {channels?.length === 0 && <EmptyState motif="castle" title={t('member-deposit:no_account')} />}
      {channels && channel && (
        <>
          <fieldset className={css.group}>
            <legend>{t('member-deposit:account')}</legend>
            <div className={css.cards}>
              {channels.map((one) => (
                <label key={one.id} className={css.option}>
                  <input
                    type="radio"
                    name="account"
                    checked={one === channel}
                    onChange={() => keep({ type, channel: one.id, amount: first.amount })}
                  />
                  <b>{one.params.bank_type_text || one.type_text}</b>
                  <small>
                    {one.name} ·{' '}
                    {t('member-deposit:limits', {
                      min: formatAmount(one.min),
                      max: formatAmount(one.max),
                    })}
                  </small>
                </label>
              ))}
            </div>
          </fieldset>
          <AmountForm
            key={channel.id}
            channel={channel}
            first={first.amount ?? ''}
            keep={(amount) => keep({ type, channel: channel.id, amount })}
            next={(amount) => next({ type, channel, amount })}
          />
        </>
      )}
    </>
  )
}

/** Payment type, then what it asks for: a receiving account and an amount, or an amount alone. Each choice is told by `keep`, so that the address has it. */
export const ChannelStep = ({
  types,
  paid,
  ...step
}: Step & { types: readonly PayType[]; paid: (bill_no: string) => void }) => {
  const { first, keep } = step
  const offered = types.find(({ type }) => type === first.type) ?? types.find((one) => one.recommended) ?? types[0]
  const type = offered?.type as Chosen['type']
  return (
    <>
      <TypeCards types={types} chosen={type} choose={(chosen) => keep({ type: chosen })} />
      {type.startsWith('online_') ? (
        <OnlineStep
          key={type}
          type={type}
          first={first.amount ?? ''}
          keep={(amount) => keep({ type, amount })}
          done={paid}
        />
      ) : (
        <CompanyAccounts type={type} {...step} />
      )}
    </>
  )
}
