import { useQuery } from '@tanstack/react-query'
import { Badge, Button, EmptyState, Field, MoneyInput, Skeleton, useFormatAmount } from '@moongate/ui'
import { useState } from 'react'
import type { Answer } from '../../api/api.ts'
import { channelsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { lazily } from '../../start/lazily.tsx'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { QuickSums } from '../../widgets/quick-sums.tsx'
import css from './deposit.module.css'
import { findDepositFault } from './deposit.rules.ts'

export type PayType = Answer<'cashier', 'paymentTypes'>['data'][number]
export type CompanyChannel = Answer<'cashier', 'companyChannels'>['data'][number]
/** What the address says was chosen before. */
export type Choice = { type?: string; channel?: number; amount?: string | undefined }
export type Chosen = { type: NonNullable<Parameters<typeof channelsQuery>[0]>; channel: CompanyChannel; amount: string }

/** Its file comes when somebody chooses it. */
const UsdtPanel = lazily(() => import('./usdt-panel.tsx'))

const AmountForm = ({
  channel,
  first,
  keep,
  next,
}: {
  channel: CompanyChannel
  first: string
  keep: (amount: string) => void
  next: (amount: string) => void
}) => {
  const formatAmount = useFormatAmount()
  const [amount, setAmount] = useState(first)
  const [touched, setTouched] = useState(false)
  const change = (typed: string) => {
    setAmount(typed)
    keep(typed)
  }
  const fault = findDepositFault(amount, channel)
  const limits = { min: formatAmount(channel.min), max: formatAmount(channel.max) }
  const words = {
    required: t('member-deposit:amount_required'),
    below_min: t('member-deposit:below_min', limits),
    above_max: t('member-deposit:above_max', limits),
    above_balance: '',
  }
  return (
    <form
      className={css.stack}
      onSubmit={(event) => {
        event.preventDefault()
        setTouched(true)
        if (!fault) next(amount)
      }}
      noValidate
    >
      <Field
        label={t('member-deposit:amount')}
        hint={t('member-deposit:limits', limits)}
        error={fault && (touched || (amount !== '' && fault === 'above_max')) ? words[fault] : undefined}
      >
        <MoneyInput value={amount} onValue={change} />
      </Field>
      <QuickSums amount={amount} choose={change} all={channel.max} text={t('member-deposit:max')} />
      <Button type="submit" variant="primary" size="l" className={css.act}>
        {t('member-deposit:next')}
      </Button>
    </form>
  )
}

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
  next: (chosen: Chosen) => void
}) => {
  const formatAmount = useFormatAmount()
  const offered = types.find(({ type }) => type === first.type) ?? types.find((one) => one.recommended) ?? types[0]
  const type = offered?.type as Chosen['type']
  const is_usdt = offered?.type === 'online_usdt'
  const { data: channels, isLoadingError, refetch } = useQuery({ ...channelsQuery(type), enabled: !is_usdt })
  const channel = channels?.find((one) => one.id === first.channel) ?? channels?.[0]
  return (
    <>
      <fieldset className={css.group}>
        <legend>{t('member-deposit:type')}</legend>
        <div className={css.cards}>
          {types.map((one) => (
            <label key={one.type} className={css.option}>
              <input type="radio" name="type" checked={one.type === type} onChange={() => keep({ type: one.type })} />
              <b>
                {one.type_text}
                {one.recommended && <Badge tone="gold">{t('member-deposit:recommended')}</Badge>}
              </b>
              <small>{t('member-deposit:limits', { min: formatAmount(one.min), max: formatAmount(one.max) })}</small>
            </label>
          ))}
        </div>
      </fieldset>
      {is_usdt && <UsdtPanel first={first.amount ?? ''} keep={(amount) => keep({ type, amount })} />}
      {isLoadingError && <LoadFailed retry={() => void refetch()} />}
      {!channels && !isLoadingError && !is_usdt && <Skeleton height={90} radius={20} />}
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
