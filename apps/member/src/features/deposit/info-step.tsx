import { type Send, useSend } from '@moongate/client/react'
import { useQuery } from '@tanstack/react-query'
import {
  Button,
  CopyButton,
  Eclipse,
  Field,
  Input,
  QrCode,
  TextArea,
  useCountdown,
  useFormatAmount,
} from '@moongate/ui'
import { useActionState, useState } from 'react'
import { api, ApiError } from '../../api/api.ts'
import { configsQuery, meQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { getMaxLength } from '../../forms/fields.ts'
import { readText } from '../../forms/read-text.ts'
import { describeRule } from '../../forms/fault-text.ts'
import { t } from '../../text.ts'
import { isPicture } from '../../widgets/app-codes.rules.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import type { Chosen } from './channel-step.tsx'
import css from './deposit.module.css'
import { buildDepositInput, formatSiteMoment } from './deposit.rules.ts'
import { Receipt } from './receipt.tsx'

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
const Target = ({ chosen: { channel, amount }, since_ms }: { chosen: Chosen; since_ms: number }) => {
  const formatAmount = useFormatAmount()
  const total = channel.expires_minutes * 60
  const left = useCountdown(since_ms + total * 1000, () => Date.now())
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

type State = { typed: Record<string, string>; errors: Record<string, string> }

const submitter =
  (chosen: Chosen, send: Send['send'], done: (bill_no: string) => void) =>
  async (_: State, form: FormData): Promise<State> => {
    const typed = Object.fromEntries(
      ['name', 'account', 'hk_at', 'payment_desc', 'picture'].map((name) => [name, readText(form, name)]),
    )
    const { name = '', account = '', hk_at = '', payment_desc: desc = '', picture = '' } = typed
    if (name === '') return { typed, errors: { name: await describeRule('required', 'payer_name') } }
    if (hk_at === '') return { typed, errors: { hk_at: await describeRule('required', 'hk_at') } }
    try {
      const input = buildDepositInput(
        { ...chosen.channel, type: chosen.type },
        { amount: chosen.amount, name, account, hk_at, desc, picture },
      )
      const { data } = await send((signal) => api.cashier.depositCompany(input, { signal }))
      void queryClient.invalidateQueries({ queryKey: ['deposits'] })
      done(data.bill_no)
      return { typed, errors: {} }
    } catch (error) {
      return { typed, errors: error instanceof ApiError ? { ...error.fields } : {} }
    }
  }

/** The receiving account with copy buttons, and the member's own transfer. Silence keeps the form; sending again cannot count twice. */
export const InfoStep = ({
  chosen,
  since_ms,
  back,
  done,
}: {
  chosen: Chosen
  since_ms: number
  back: () => void
  done: (bill_no: string) => void
}) => {
  const { data: me } = useQuery(meQuery)
  const { data: configs } = useQuery(configsQuery)
  const zone = configs?.time_zone ?? 'Asia/Shanghai'
  const [now] = useState(() => formatSiteMoment(new Date(Date.now()), zone))
  const [edits, setEdits] = useState(0)
  const { state: sending, send, giveUp } = useSend(String(edits))
  const [state, submit, busy] = useActionState(submitter(chosen, send, done), { typed: {}, errors: {} })
  const { typed, errors } = state
  return (
    <>
      <Target chosen={chosen} since_ms={since_ms} />
      <form action={submit} onChange={() => setEdits(edits + 1)} className={css.form} noValidate>
        <h2>{t('member-deposit:your')}</h2>
        <Field label={t('member-deposit:your_name')} error={errors.name}>
          <Input
            name="name"
            maxLength={getMaxLength('owner_name')}
            defaultValue={typed.name ?? me?.realname ?? ''}
            autoComplete="name"
          />
        </Field>
        <Field label={t('member-deposit:your_time')} hint={zone} error={errors.hk_at}>
          <Input name="hk_at" type="datetime-local" max={now} defaultValue={typed.hk_at || now} />
        </Field>
        <Field label={t('member-deposit:your_account')} error={errors.account}>
          <Input name="account" maxLength={40} defaultValue={typed.account ?? ''} autoComplete="off" />
        </Field>
        <Receipt first={typed.picture ?? ''} />
        <div className={css.whole}>
          <Field label={t('member-deposit:your_note')} error={errors.payment_desc}>
            <TextArea
              name="payment_desc"
              rows={2}
              maxLength={getMaxLength('payment_desc')}
              defaultValue={typed.payment_desc ?? ''}
            />
          </Field>
        </div>
        <Outcome state={sending} booked />
        <div className={css.foot}>
          <Button onClick={() => giveUp() || back()}>{t('member-deposit:back')}</Button>
          <Button type="submit" variant="primary" size="l" busy={busy}>
            {t('member-deposit:submit')}
          </Button>
        </div>
      </form>
    </>
  )
}
