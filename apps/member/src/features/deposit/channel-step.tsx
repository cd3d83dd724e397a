import { useQuery } from '@tanstack/react-query'
import { Badge, Button, EmptyState, Field, MoneyInput, Skeleton, useFormatAmount } from '@moongate/ui'
import { useState } from 'react'
import type { Answer } from '../../api/api.ts'
import { channelsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { QuickSums } from '../../widgets/quick-sums.tsx'
import css from './deposit.module.css'
import { findDepositFault } from './deposit.rules.ts'

type PayType = Answer<'cashier', 'paymentTypes'>['data'][number]
export type CompanyChannel = Answer<'cashier', 'companyChannels'>['data'][number]
export type Chosen = { type: NonNullable<Parameters<typeof channelsQuery>[0]>; channel: CompanyChannel; amount: string }

const AmountForm = ({
  channel,
  first,
  next,
}: {
  channel: CompanyChannel
  first: string
  next: (amount: string) => void
}) => {
  const formatAmount = useFormatAmount()
  const [amount, setAmount] = useState(first)
  const [touched, setTouched] = useState(false)
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
        <MoneyInput value={amount} onValue={setAmount} />
      </Field>
      <QuickSums amount={amount} choose={setAmount} all={channel.max} text={t('member-deposit:max')} />
      <Button type="submit" variant="primary" size="l" className={css.act}>
        {t('member-deposit:next')}
      </Button>
    </form>
  )
}

/** Payment type, receiving account, amount. */
export const ChannelStep = ({
  types,
  first,
  next,
}: {
  types: readonly PayType[]
  first: Chosen | undefined
  next: (chosen: Chosen) => void
}) => {
  const formatAmount = useFormatAmount()
  const [type, setType] = useState<Chosen['type']>(
    first?.type ?? ((types.find((one) => one.recommended) ?? types[0])?.type as Chosen['type']),
  )
  const { data: channels, isLoadingError, refetch } = useQuery(channelsQuery(type))
  const [chosen_id, setChosen] = useState(first?.channel.id)
  const channel = channels?.find((one) => one.id === chosen_id) ?? channels?.[0]
  return (
    <>
      <fieldset className={css.group}>
        <legend>{t('member-deposit:type')}</legend>
        <div className={css.cards}>
          {types.map((one) => (
            <label key={one.type} className={css.option}>
              <input
                type="radio"
                name="type"
                checked={one.type === type}
                onChange={() => {
                  setType(one.type as Chosen['type'])
                  setChosen(undefined)
                }}
              />
              <b>
                {one.type_text}
                {one.recommended && <Badge tone="gold">{t('member-deposit:recommended')}</Badge>}
              </b>
              <small>{t('member-deposit:limits', { min: formatAmount(one.min), max: formatAmount(one.max) })}</small>
            </label>
          ))}
        </div>
      </fieldset>
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
                  <input type="radio" name="account" checked={one === channel} onChange={() => setChosen(one.id)} />
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
            first={first?.amount ?? ''}
            next={(amount) => next({ type, channel, amount })}
          />
        </>
      )}
    </>
  )
}
