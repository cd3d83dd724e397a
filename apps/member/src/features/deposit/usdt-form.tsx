import { useSend } from '@moongate/client/react'
import { Badge, Button, Field, MoneyInput, useFormatAmount } from '@moongate/ui'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { QuickSums } from '../../widgets/quick-sums.tsx'
import { takeFocus } from '../../widgets/take-focus.ts'
import deposit from './deposit.module.css'
import { findDepositFault } from './deposit.rules.ts'
import { MatchNote } from './match-note.tsx'
import css from './usdt.module.css'
import { findToSend } from './usdt.rules.ts'
import type { Usdt } from './usdt-query.ts'

type Network = Usdt['networks'][number]
type UsdtType = Network['usdt_type']
const NAMES: Readonly<Record<UsdtType, string>> = { erc: 'ERC-20', trc: 'TRC-20' }
export const nameNetwork = (network: UsdtType): string => NAMES[network]

const Networks = ({
  networks,
  chosen,
  choose,
}: {
  networks: readonly Network[]
  chosen: UsdtType
  choose: (one: UsdtType) => void
}) => (
  <fieldset className={deposit.group}>
    <legend>{t('member-deposit:usdt.network')}</legend>
    <div className={deposit.cards}>
      {networks.map(({ usdt_type, available, confirmations }) => (
        <label key={usdt_type} className={deposit.option} data-away={!available || undefined}>
          <input
            type="radio"
            name="network"
            disabled={!available}
            checked={usdt_type === chosen}
            onChange={() => choose(usdt_type)}
          />
          <b>
            {nameNetwork(usdt_type)}
            {!available && <Badge>{t('member-deposit:usdt.away')}</Badge>}
          </b>
          <small>
            {available
              ? t('member-deposit:usdt.confirmed_after', { count: confirmations })
              : t('member-deposit:usdt.away_text')}
          </small>
        </label>
      ))}
    </div>
  </fieldset>
)

/** What has to be sent for what was typed, at the rate of now. */
const Estimate = ({ amount, rate }: { amount: string; rate: string | null }) => {
  const formatAmount = useFormatAmount()
  if (rate === null) return <output>{t('member-deposit:usdt.no_rate')}</output>
  const usdt = findToSend(amount, rate)
  return (
    <output className={css.estimate}>
      <span>{t('member-deposit:usdt.rate', { rate: formatAmount(rate) })}</span>
      {usdt !== '' && <b>{t('member-deposit:usdt.to_send', { usdt })}</b>}
    </output>
  )
}

/** Network and sum; what is sent for it is known as it is typed, and frozen when it is ordered. */
export const UsdtForm = ({
  usdt,
  first,
  keep,
  again,
  done,
}: {
  usdt: Usdt
  first: string
  keep: (amount: string) => void
  /** In place of what was ordered before. */
  again: boolean
  /** Ordered; `told`: the sum of USDT that stood here, where another was frozen. */
  done: (told: string) => void
}) => {
  const formatAmount = useFormatAmount()
  const [network, setNetwork] = useState<UsdtType>(usdt.networks.find((one) => one.available)?.usdt_type ?? 'erc')
  const [amount, setAmount] = useState(first)
  const [touched, setTouched] = useState(false)
  const { state, send } = useSend(`${network} ${amount}`)
  const fault = findDepositFault(amount, usdt)
  const limits = { min: formatAmount(usdt.min), max: formatAmount(usdt.single_max) }
  const words = {
    required: t('member-deposit:amount_required'),
    below_min: t('member-deposit:below_min', limits),
    above_max: t('member-deposit:above_max', limits),
    above_balance: '',
  }
  const change = (typed: string) => {
    setAmount(typed)
    keep(typed)
  }
  const order = async () => {
    setTouched(true)
    if (fault) return
    const told = findToSend(amount, usdt.usdt_rate)
    try {
      const { data } = await send((signal) => api.chain.orderUsdt({ money: amount, usdt_type: network }, { signal }))
      await queryClient.invalidateQueries({ queryKey: ['usdt'] })
      done(told === data.usdt ? '' : told)
    } catch {
      // The refusal is shown by whoever hears answers, silence by Outcome; that there is no rate any more stands in the form.
      void queryClient.invalidateQueries({ queryKey: ['usdt'] })
    }
  }
  return (
    <form
      ref={again ? takeFocus : null}
      tabIndex={-1}
      className={deposit.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void order()
      }}
      noValidate
    >
      <Networks networks={usdt.networks} chosen={network} choose={setNetwork} />
      <Field
        label={t('member-deposit:amount')}
        hint={t('member-deposit:limits', limits)}
        error={fault && (touched || (amount !== '' && fault === 'above_max')) ? words[fault] : undefined}
      >
        <MoneyInput value={amount} onValue={change} />
      </Field>
      <QuickSums amount={amount} choose={change} all={usdt.single_max} text={t('member-deposit:max')} />
      <Estimate amount={amount} rate={usdt.usdt_rate} />
      <Outcome state={state} booked />
      <Button
        type="submit"
        variant="primary"
        size="l"
        className={deposit.act}
        busy={state === 'sending'}
        disabled={usdt.usdt_rate === null}
      >
        {t('member-deposit:usdt.get_address')}
      </Button>
      <MatchNote amount={fault ? '' : amount} />
    </form>
  )
}
