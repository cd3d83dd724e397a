import { type Send, useSend } from '@moongate/client/react'
import { useQuery } from '@tanstack/react-query'
import { Button, Field, Input, Skeleton, TextArea } from '@moongate/ui'
import { useActionState, useRef, useState } from 'react'
import { api, ApiError } from '../../api/api.ts'
import { configsQuery, meQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { getMaxLength } from '../../forms/fields.ts'
import { readText } from '../../forms/read-text.ts'
import { describeRule } from '../../forms/fault-text.ts'
import { t } from '../../text.ts'
import { forgetForm } from '../../widgets/forget-form.ts'
import { keepForm, readKeptForm } from '../../widgets/kept-form.ts'
import { MomentInput } from '../../widgets/moment-input.tsx'
import { Outcome } from '../../widgets/outcome.tsx'
import { useShowFault } from '../../widgets/use-show-fault.ts'
import { useToday } from '../../widgets/use-today.ts'
import type { Chosen } from './chosen.ts'
import css from './deposit.module.css'
import { buildDepositInput, formatSiteMoment } from './deposit.rules.ts'
import { type Picture, readPicture, writePicture } from './picture.rules.ts'
import { Receipt } from './receipt.tsx'
import { RateNote } from './rate-note.tsx'
import { ReportedNote } from './reported-note.tsx'
import { Target } from './target.tsx'

const NAMES = ['name', 'account', 'hk_at', 'payment_desc', 'picture']
const readTyped = (form: FormData): Record<string, string> =>
  Object.fromEntries(NAMES.map((name) => [name, readText(form, name)]))

/** `was`: the sum of USDT that stood here when the report was refused because the rate is another one. */
type State = { typed: Readonly<Record<string, string>>; errors: Record<string, string>; tries: number; was?: string }

const submitter =
  (chosen: Chosen, send: Send['send'], done: (bill_no: string) => void) =>
  async (before: State, form: FormData): Promise<State> => {
    const typed = readTyped(form)
    const tries = before.tries + 1
    const { name = '', account = '', hk_at = '', payment_desc: desc = '', picture = '' } = typed
    if (name === '') return { typed, tries, errors: { name: await describeRule('required', 'payer_name') } }
    if (hk_at === '') return { typed, tries, errors: { hk_at: await describeRule('required', 'hk_at') } }
    try {
      const input = buildDepositInput(chosen.channel, { amount: chosen.amount, name, account, hk_at, desc, picture })
      const { data } = await send((signal) => api.cashier.depositCompany(input, { signal }))
      forgetForm('deposit')
      void queryClient.invalidateQueries({ queryKey: ['deposits'] })
      void queryClient.invalidateQueries({ queryKey: ['open-orders'] })
      done(data.bill_no)
      return { typed, tries, errors: {} }
    } catch (error) {
      if (!(error instanceof ApiError)) return { typed, tries, errors: {} }
      const is_moved = error.code === 'cashier.rate_changed'
      if (is_moved) chosen.again()
      return { typed, tries, errors: { ...error.fields }, ...(is_moved && { was: chosen.channel.usdt_money }) }
    }
  }

type Step = { chosen: Chosen; back: () => void; done: (bill_no: string) => void }

/** What the member tells of their transfer, kept as it is typed. Silence keeps the form too; sending again cannot count twice. */
const Report = ({
  chosen,
  who,
  realname,
  zone,
  back,
  done,
}: Step & { who: string; realname: string; zone: string }) => {
  const form = useRef<HTMLFormElement>(null)
  const [kept] = useState(() => readKeptForm('deposit', who))
  const [picture, setPicture] = useState(() => readPicture(kept))
  const [uploading, setUploading] = useState(false)
  const { today } = useToday()
  const [moment, setMoment] = useState(() => kept.hk_at || formatSiteMoment(new Date(Date.now()), zone))
  const [edits, setEdits] = useState(0)
  const { state: sending, send, giveUp } = useSend(String(edits))
  const [state, submit, busy] = useActionState(submitter(chosen, send, done), { typed: kept, errors: {}, tries: 0 })
  const { typed, errors, was = '' } = state
  useShowFault(form, state.tries)
  /** Time and picture are handed in: the form shows what was just chosen only once it is rendered again. */
  const keep = (hk_at: string, of: Picture | undefined) => {
    setEdits(edits + 1)
    const chosen = { hk_at, picture: '', ...writePicture(of) }
    if (form.current) keepForm('deposit', who, { ...readTyped(new FormData(form.current)), ...chosen })
  }
  return (
    <form ref={form} action={submit} onChange={() => keep(moment, picture)} className={css.form} noValidate>
      <h2>{t('member-deposit:your')}</h2>
      <Field label={t('member-deposit:your_name')} error={errors.name}>
        <Input
          name="name"
          maxLength={getMaxLength('owner_name')}
          defaultValue={typed.name ?? realname}
          autoComplete="name"
        />
      </Field>
      <Field label={t('member-deposit:your_time')} hint={zone} error={errors.hk_at}>
        <MomentInput
          name="hk_at"
          day={t('member-deposit:your_day')}
          value={moment}
          max={today}
          change={(chosen) => {
            setMoment(chosen)
            keep(chosen, picture)
          }}
        />
      </Field>
      <Field label={t('member-deposit:your_account')} error={errors.account}>
        <Input name="account" maxLength={40} defaultValue={typed.account ?? ''} autoComplete="off" />
      </Field>
      <Receipt
        picture={picture}
        busy={uploading}
        setBusy={setUploading}
        onPicture={(brought) => {
          setPicture(brought)
          keep(moment, brought)
        }}
      />
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
      <RateNote was={was} usdt={chosen.channel.usdt_money} />
      <div className={css.foot}>
        <Button onClick={() => giveUp() || back()}>{t('member-deposit:back')}</Button>
        <Button type="submit" variant="primary" size="l" busy={busy || uploading}>
          {t('member-deposit:submit')}
        </Button>
      </div>
    </form>
  )
}

/** The receiving account with copy buttons, and the member's own transfer. */
export const InfoStep = (step: Step) => {
  const { data: me } = useQuery(meQuery)
  const { data: configs } = useQuery(configsQuery)
  return (
    <>
      <Target chosen={step.chosen} />
      <ReportedNote chosen={step.chosen} look={step.done} />
      {me && configs ? (
        <Report {...step} who={me.name} realname={me.realname} zone={configs.time_zone} />
      ) : (
        <Skeleton height={320} radius={20} />
      )}
    </>
  )
}
