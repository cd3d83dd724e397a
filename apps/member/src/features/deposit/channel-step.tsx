import { useQuery } from '@tanstack/react-query'
import { EmptyState, Skeleton } from '@moongate/ui'
import { channelsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { AmountForm } from './amount-form.tsx'
import { AccountCard, type CompanyChannel, type PayType, TypeCard } from './channel-cards.tsx'
import css from './deposit.module.css'

/** What the address says was chosen before. */
export type Choice = { type?: string; channel?: number; amount?: string | undefined }
type Type = NonNullable<Parameters<typeof channelsQuery>[0]>

/** Payment type, receiving account, amount; each choice is told by `keep`, so that the address has it. */
export const ChannelStep = ({
  types,
  first,
  keep,
  next,
}: {
  types: readonly PayType[]
  first: Choice
  keep: (choice: Choice) => void
  next: (chosen: { type: Type; channel: CompanyChannel; amount: string }) => void
}) => {
  const offered = types.find(({ type }) => type === first.type) ?? types.find((one) => one.recommended) ?? types[0]
  const type = offered?.type as Type | undefined
  const { data: channels, isLoadingError, refetch } = useQuery(channelsQuery(type))
  const channel = channels?.find((one) => one.id === first.channel) ?? channels?.find((one) => one.is_open)
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
      {isLoadingError && <LoadFailed retry={() => void refetch()} />}
      {!channels && !isLoadingError && <Skeleton height={90} radius={20} />}
      {channels?.length === 0 && <EmptyState motif="castle" title={t('member-deposit:no_account')} />}
      {channels && channels.length > 0 && (
        <>
          <fieldset className={css.group}>
            <legend>{t('member-deposit:account')}</legend>
            <div className={css.cards}>
              {channels.map((one) => (
                <AccountCard
                  key={one.id}
                  channel={one}
                  checked={one === channel}
                  choose={() => keep({ ...(type && { type }), channel: one.id, amount: first.amount })}
                />
              ))}
            </div>
          </fieldset>
          {channel && (
            <AmountForm
              key={channel.id}
              channel={channel}
              first={first.amount ?? ''}
              keep={(amount) => keep({ ...(type && { type }), channel: channel.id, amount })}
              next={(amount) => type && next({ type, channel, amount })}
            />
          )}
        </>
      )}
    </>
  )
}
