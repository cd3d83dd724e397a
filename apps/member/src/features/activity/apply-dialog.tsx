import { useSend } from '@moongate/client/react'
import { getDateLocale, languages } from '@moongate/i18n'
import { Button, DayField, Field, Input, Select, toast } from '@moongate/ui'
import { MAX_ANSWER } from '@moongate/contract/promotions.rules'
import { useActionState, useState } from 'react'
import type { ActivityDetail } from '../../api/activity-queries.ts'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { readText } from '../../forms/read-text.ts'
import { lang, t } from '../../text.ts'
import { CaptchaField } from '../../widgets/captcha-field.tsx'
import { FormDialog } from '../../widgets/form-dialog.tsx'
import { Outcome } from '../../widgets/outcome.tsx'
import { findAnswerFault } from './activity.rules.ts'
import css from './activity.module.css'

type Asked = { field: ActivityDetail['fields'][number]; typed: string }
/** `round`: a captcha is good for one try. */
type State = { typed: Record<string, string>; fault: string | undefined; round: number }

const Day = ({ field, typed }: Asked) => {
  const [day, setDay] = useState(typed)
  const words = { locale: languages[lang].intl, dates: getDateLocale(lang), open: t('member:ui.calendar') }
  return (
    <>
      <DayField {...words} value={day} label={field.label} optional change={setDay} />
      <input type="hidden" name={field.name} value={day} />
    </>
  )
}

const Answer = ({ field, typed }: Asked) => {
  if (field.kind === 'date') return <Day field={field} typed={typed} />
  if (field.kind === 'choice')
    return (
      <Select name={field.name} defaultValue={typed} key={typed}>
        <option value="">{t('member-activity:choose')}</option>
        {field.options.map((option, i) => (
          <option key={option} value={i}>
            {option}
          </option>
        ))}
      </Select>
    )
  return (
    <Input
      name={field.name}
      inputMode={field.kind === 'number' ? 'decimal' : undefined}
      maxLength={MAX_ANSWER}
      autoComplete="off"
      defaultValue={typed}
    />
  )
}

/** Reads the lists again that an application changes. */
const refresh = () => {
  for (const key of ['activities', 'applications']) void queryClient.invalidateQueries({ queryKey: [key] })
}

/** The form of an activity: what the operator asks for, a captcha where one is wanted, and the button. */
export const ApplyDialog = ({ activity, close }: { activity: ActivityDetail; close: () => void }) => {
  const { id, title, fields, is_captcha } = activity
  const { state: sending, send, giveUp } = useSend()
  const submit = async ({ round }: State, form: FormData): Promise<State> => {
    const typed = Object.fromEntries(fields.map(({ name }) => [name, readText(form, name)]))
    const fault = findAnswerFault(fields, typed)
    if (fault !== undefined) return { typed, fault, round }
    const [captcha, key, proof] = ['captcha', 'key', 'proof'].map((name) => readText(form, name))
    const asked = { id, answers: typed, ...(is_captcha && { captcha, key, ...(proof && { proof }) }) }
    const answer = await send((signal) => api.promotions.apply(asked, { signal })).catch(() => undefined)
    refresh()
    if (!answer) return { typed, fault: undefined, round: round + 1 }
    toast(t('member-activity:sent'), { tone: 'good' })
    close()
    return { typed: {}, fault: undefined, round }
  }
  const [state, action, busy] = useActionState(submit, { typed: {}, fault: undefined, round: 0 })
  return (
    <FormDialog title={title} close={close} giveUp={giveUp} size="s">
      <form action={action} className={css.form} noValidate>
        {fields.length === 0 && <p className={css.note}>{t('member-activity:no_fields')}</p>}
        {fields.map((field) => (
          <Field
            key={field.name}
            label={field.label}
            hint={field.required ? undefined : t('member-activity:optional')}
            error={state.fault === field.label ? t('member-activity:fault', { name: field.label }) : undefined}
          >
            <Answer field={field} typed={state.typed[field.name] ?? ''} />
          </Field>
        ))}
        {is_captcha && <CaptchaField key={state.round} rule="captcha" labelled />}
        <Outcome state={sending} booked />
        <Button type="submit" variant="primary" wide busy={busy}>
          {t('member-activity:send')}
        </Button>
      </form>
    </FormDialog>
  )
}
