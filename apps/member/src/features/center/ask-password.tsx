import { useSend } from '@moongate/client/react'
import { Button, Dialog, Field, PasswordInput } from '@moongate/ui'
import { type ReactNode, useActionState } from 'react'
import { ApiError } from '../../api/api.ts'
import { readText } from '../../forms/read-text.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import css from './security.module.css'

type Props = {
  title: string
  text: ReactNode
  confirm: string
  danger?: boolean
  /** What is done with the password; a refusal shows at the field. */
  act: (password: string, signal: AbortSignal) => Promise<unknown>
  close: () => void
}

/** Asks for the login password before a change of what guards the account. */
export const AskPassword = ({ title, text, confirm, danger, act, close }: Props) => {
  const { state: sending, send, giveUp } = useSend()
  const [fault, submit, busy] = useActionState(async (_: string, form: FormData) => {
    const password = readText(form, 'password')
    if (password === '') return t('member-security:password_missing')
    try {
      await send((signal) => act(password, signal))
      return ''
    } catch (error) {
      return error instanceof ApiError ? error.message : ''
    }
  }, '')
  return (
    <Dialog open title={title} close={t('member:ui.close')} onClose={() => giveUp() || close()} size="s">
      <form action={submit} className={css.column} noValidate>
        <p>{text}</p>
        <Field label={t('member-center:security.login')} error={fault}>
          <PasswordInput
            show={t('member-center:security.show')}
            hide={t('member-center:security.hide')}
            name="password"
            maxLength={13}
            data-focus
          />
        </Field>
        <Outcome state={sending} />
        <Button type="submit" variant={danger ? 'danger' : 'primary'} wide busy={busy}>
          {confirm}
        </Button>
      </form>
    </Dialog>
  )
}
