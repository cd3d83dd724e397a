import { CopyButton, Eclipse, QrCode, useCountdown, useFormatAmount } from '@moongate/ui'
import { t } from '../../text.ts'
import { isPicture } from '../../widgets/app-codes.rules.ts'
import type { Chosen } from './channel-step.tsx'
import css from './deposit.module.css'

const Line = ({ label, value, strong, note }: { label: string; value: string; strong?: boolean; note?: string }) => (
  <div className={css.line} data-strong={strong || undefined}>
    <dt>
      {label}
      {note && <small>{note}</small>}
    </dt>
    <dd>
      <span>{value}</span>
      <CopyButton text={value} label={t('member:ui.copy')} done={t('member:ui.copied')} />
    </dd>
  </div>
)

/** Where to transfer, and for how long the account is good. */
export const Target = ({ chosen: { channel, amount }, since_ms }: { chosen: Chosen; since_ms: number }) => {
  const formatAmount = useFormatAmount()
  const total = channel.expires_minutes * 60
  // An address may have been made by a clock that goes ahead of this one.
  const left = Math.min(
    total,
    useCountdown(since_ms + total * 1000, () => Date.now()),
  )
  const exact = amount.includes('.') ? amount.padEnd(amount.indexOf('.') + 3, '0') : `${amount}.00`
  return (
    <div className={css.target}>
      <div className={css.exact}>
        <span>
          <small>{t('member-deposit:pay_exact')}</small>
          <b>{formatAmount(exact)}</b>
        </span>
        <CopyButton text={exact} label={t('member:ui.copy')} done={t('member:ui.copied')} />
        {left > 0 ? (
          <Eclipse left={left} total={total} label={t('member-deposit:time_left')} size={34} />
        ) : (
          <strong role="alert">{t('member-deposit:expired')}</strong>
        )}
      </div>
      <dl>
        {channel.params.bank_type_text !== '' && (
          <Line label={t('member-deposit:bank')} value={channel.params.bank_type_text} />
        )}
        {channel.params.bank_address !== '' && (
          <Line label={t('member-deposit:branch')} value={channel.params.bank_address} />
        )}
        <Line label={t('member-deposit:number')} value={channel.account} />
        <Line label={t('member-deposit:holder')} value={channel.name} />
        {channel.remark_code !== '' && (
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
  )
}
