import { Button, Field, Input, toast, toPlainDigits } from '@moongate/ui'
import { useActionState } from 'react'
import { api, ApiError } from '../../api/api.ts'
import { writeToken } from '../../session/token.ts'
import { t } from '../../text.ts'
import css from './entrance.module.css'
import { readText } from './read-text.ts'

type Step = { ticket: string; back: () => void }

/** A ticket that is used up or too old leads back to the password. */
const tryCode =
  ({ ticket, back }: Step) =>
  async (_: string, form: FormData): Promise<string> => {
    const code = toPlainDigits(readText(form, 'code'))
    if (code === '') return t('step.code_missing')
    try {
      writeToken((await api.sessions.loginStep({ ticket, code }, { quiet: true })).data.access_token)
      return ''
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'common.invalid') return t('step.code_form')
      if (error.code !== 'sessions.ticket_invalid') return error.message
      toast(error.message, { tone: 'bad' })
      back()
      return ''
    }
  }

/** The second step: a code of the authenticator app or a recovery code (decisions/0261). */
export const StepForm = (step: Step) => {
  const [fault, submit, busy] = useActionState(tryCode(step), '')
  return (
    <form action={submit} className={css.form} noValidate>
      <p className={css.lead}>{t('step.text')}</p>
      <Field label={t('step.code')} error={fault}>
        <Input name="code" autoComplete="one-time-code" autoCapitalize="off" spellCheck={false} maxLength={24} />
      </Field>
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {t('entrance.submit')}
      </Button>
      <Button wide onClick={step.back}>
        {t('step.back')}
      </Button>
    </form>
  )
}
