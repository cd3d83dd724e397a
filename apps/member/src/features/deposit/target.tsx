import { Button, CopyButton, Eclipse, QrCode, useCountdown, useFormatAmount } from '@moongate/ui'
import { Fragment, useState } from 'react'
import { t } from '../../text.ts'
import { isPicture } from '../../widgets/app-codes.rules.ts'
import css from './deposit.module.css'
import type { Chosen, HeldChannel } from './chosen.ts'

/** An account number may go on below only after four digits of it; between them stands nothing that would be copied. */
const Grouped = ({ value }: { value: string }) => {
  const groups = /^\d{12,}$/.test(value) ? (value.match(/\d{1,4}/g) ?? []) : [value]
  return groups.map((group, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {group}
    </Fragment>
  ))
}

type LineProps = { label: string; value: string; strong?: boolean; note?: string; read_only?: boolean }
const Line = ({ label, value, strong, note, read_only }: LineProps) => (
  <div className={css.line} data-strong={strong || undefined}>
    <dt>
      {label}
      {note && <small>{note}</small>}
    </dt>
    <dd>
      <span>
        <Grouped value={value} />
      </span>
      {!read_only && <CopyButton text={value} label={t('member:ui.copy')} done={t('member:ui.copied')} />}
    </dd>
  </div>
)

/** What is to be sent to the cent, and for how long the account is held. */
const Exact = ({ chosen: { channel, amount, asked_at, again, fault } }: { chosen: Chosen }) => {
  const formatAmount = useFormatAmount()
  const total = channel.expires_minutes * 60
  const left = useCountdown(asked_at + channel.left_seconds * 1000, () => Date.now())
  const exact = amount.includes('.') ? amount.padEnd(amount.indexOf('.') + 3, '0') : `${amount}.00`
  const is_usdt = channel.usdt_money !== ''
  return (
    <div className={css.exact}>
      <span>
        <small>{t(is_usdt ? 'member-deposit:usdt_exact' : 'member-deposit:pay_exact')}</small>
        <b>{is_usdt ? `${channel.usdt_money} USDT` : formatAmount(exact)}</b>
        {is_usdt && <small>{t('member-deposit:worth', { money: formatAmount(exact) })}</small>}
      </span>
      <CopyButton
        text={is_usdt ? channel.usdt_money : exact}
        label={t('member:ui.copy')}
        done={t('member:ui.copied')}
      />
      {left > 0 ? (
        <Eclipse left={left} total={total} label={t('member-deposit:time_left')} size={34} />
      ) : (
        <>
          <strong role="alert">{fault || t('member-deposit:expired')}</strong>
          <Button size="s" onClick={again}>
            {t('member-deposit:hold_again')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Says what another account, or another rate, has come in place of what was shown first: somebody may be sending by that already. */
const Changed = ({ channel }: { channel: HeldChannel }) => {
  const [first] = useState(channel)
  const is_account = first.account !== channel.account || first.params.address !== channel.params.address
  if (!is_account && first.usdt_money === channel.usdt_money) return null
  const sums = { was: first.usdt_money, usdt: channel.usdt_money }
  return (
    <output className={css.match}>
      {is_account && <b>{t('member-deposit:changed_account')}</b>}
      {first.usdt_money !== channel.usdt_money && <b>{t('member-deposit:changed_rate', sums)}</b>}
      <span>{t('member-deposit:changed_sent')}</span>
    </output>
  )
}

/** Its network as people call it. */
const NETWORKS = { trc: 'TRC20', erc: 'ERC20', '': '' } as const

/** An address on a chain: which network alone it takes, and the rate that is held. */
const UsdtLines = ({ channel: { params } }: { channel: HeldChannel }) => {
  const network = NETWORKS[params.usdt_type]
  return (
    <>
      <Line
        label={t('member-deposit:usdt_network')}
        note={t('member-deposit:usdt_warning', { network })}
        value={network}
        read_only
      />
      <Line label={t('member-deposit:usdt_rate')} value={params.usdt_rate} read_only />
      <Line label={t('member-deposit:usdt_address')} value={params.address} />
    </>
  )
}

const AccountLines = ({ channel: { params, account, name } }: { channel: HeldChannel }) => (
  <>
    {params.bank_type_text !== '' && <Line label={t('member-deposit:bank')} value={params.bank_type_text} />}
    {params.bank_address !== '' && <Line label={t('member-deposit:branch')} value={params.bank_address} />}
    <Line label={t('member-deposit:number')} value={account} />
    {name !== '' && <Line label={t('member-deposit:holder')} value={name} />}
  </>
)

/** Where to transfer, and for how long the account is held. */
export const Target = ({ chosen }: { chosen: Chosen }) => {
  const { channel } = chosen
  const is_usdt = channel.params.usdt_type !== ''
  return (
    <div className={css.target}>
      <Exact chosen={chosen} />
      <Changed key={`${channel.id} ${chosen.amount}`} channel={channel} />
      <div className={css.where}>
        <dl>
          {is_usdt ? <UsdtLines channel={channel} /> : <AccountLines channel={channel} />}
          {channel.remark_code !== '' && !is_usdt && (
            <Line
              label={t('member-deposit:remark')}
              note={t('member-deposit:remark_text')}
              value={channel.remark_code}
              strong
            />
          )}
        </dl>
        {channel.qrcode !== '' && (
          <figure className={css.code}>
            {isPicture(channel.qrcode) ? (
              <img src={channel.qrcode} alt={t('member-deposit:scan')} width={148} height={148} />
            ) : (
              <QrCode text={channel.qrcode} label={t('member-deposit:scan')} />
            )}
            <figcaption>{t('member-deposit:scan')}</figcaption>
          </figure>
        )}
      </div>
    </div>
  )
}
