import { useQuery } from '@tanstack/react-query'
import { Badge, Button, EmptyState, Field, Icon, MoneyInput, Skeleton, useFormatAmount } from '@moongate/ui'
import { brandAlipay, brandWechat, buildingBank, clock, coins, creditCard, gift } from '@moongate/ui/icons.gen'
import { useState } from 'react'
import type { Answer } from '../../api/api.ts'
import { channelsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { QuickSums } from '../../widgets/quick-sums.tsx'
import css from './deposit.module.css'
import { findDepositFault } from './deposit.rules.ts'

export type PayType = Answer<'cashier', 'paymentTypes'>['data'][number]
export type CompanyChannel = Answer<'cashier', 'companyChannels'>['data'][number]
/** What the address says was chosen before. */
export type Choice = { type?: string; channel?: number; amount?: string | undefined }
type Type = NonNullable<Parameters<typeof channelsQuery>[0]>

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
  const limits = { min: formatAmount(channel.min), max: formatAmount(channel.single_max) }
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
      <QuickSums amount={amount} choose={change} all={channel.single_max} text={t('member-deposit:max')} />
      <Button type="submit" variant="primary" size="l" className={css.act}>
        {t('member-deposit:next')}
      </Button>
    </form>
  )
}

const TYPE_ICONS: Readonly<Record<string, string>> = {
  company_bankpay: buildingBank,
  company_alipay: brandAlipay,
  company_wechat: brandWechat,
  company_usdt: coins,
}

/** How fast it is there, and what is given on top. */
const Terms = ({ of: { speed_minutes, gift_percent } }: { of: Pick<PayType, 'speed_minutes' | 'gift_percent'> }) => (
  <small className={css.terms}>
    <span>
      <Icon d={clock} size={15} />
      {t('member-deposit:speed', { n: speed_minutes })}
    </span>
    {Number(gift_percent) > 0 && (
      <span data-gift>
        <Icon d={gift} size={15} />
        {t('member-deposit:gift', { percent: gift_percent })}
      </span>
    )}
  </small>
)

/** One account to pay into with its limits (R5.12); outside its hours it says when it opens. */
const Account = ({
  channel: one,
  checked,
  choose,
}: {
  channel: CompanyChannel
  checked: boolean
  choose: () => void
}) => {
  const formatAmount = useFormatAmount()
  const hours = { from: one.open_from, to: one.open_to }
  const is_whole_day = one.open_from === '00:00' && one.open_to === '24:00'
  return (
    <label className={css.option} data-closed={!one.is_open || undefined}>
      <input type="radio" name="account" checked={checked} disabled={!one.is_open} onChange={choose} />
      <b>
        {one.title}
        {one.recommended && <Badge tone="gold">{t('member-deposit:recommended')}</Badge>}
      </b>
      <small>{t('member-deposit:limits', { min: formatAmount(one.min), max: formatAmount(one.max) })}</small>
      <small>{t('member-deposit:single', { single: formatAmount(one.single_max) })}</small>
      {!is_whole_day && <small>{t(one.is_open ? 'member-deposit:hours' : 'member-deposit:closed', hours)}</small>}
      <Terms of={one} />
    </label>
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
  next: (chosen: { type: Type; channel: CompanyChannel; amount: string }) => void
}) => {
  const formatAmount = useFormatAmount()
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
            <label key={one.type} className={css.option}>
              <input type="radio" name="type" checked={one.type === type} onChange={() => keep({ type: one.type })} />
              <b>
                <Icon d={TYPE_ICONS[one.type] ?? creditCard} size={20} />
                {one.type_text}
                {one.recommended && <Badge tone="gold">{t('member-deposit:recommended')}</Badge>}
              </b>
              <small>{t('member-deposit:limits', { min: formatAmount(one.min), max: formatAmount(one.max) })}</small>
              <Terms of={one} />
            </label>
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
                <Account
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
