import { Button, CopyButton, Dialog, Field, Input, QrCode } from '@moongate/ui'
import { useActionState } from 'react'
import { api, ApiError } from '../../api/api.ts'
import { readFigures } from '../../forms/read-figures.ts'
import { t } from '../../text.ts'
import css from './security.module.css'

export type NewSecret = { secret: string; uri: string }

/** The secret as a picture and as text, and the code that proves that the app has it. */
export const AuthenticatorDialog = ({
  made,
  done,
  close,
}: {
  made: NewSecret
  done: (codes: string[]) => void
  close: () => void
}) => {
  const [fault, submit, busy] = useActionState(async (_: string, form: FormData) => {
    const code = readFigures(form, 'code').replaceAll(/[\s-]/g, '')
    if (!/^\d{6}$/.test(code)) return t('member-security:totp.code_form')
    try {
      const { data } = await api.factors.confirmTotp({ code }, { quiet: true })
      done(data.recovery_codes)
      return ''
    } catch (error) {
      return error instanceof ApiError ? error.message : ''
    }
  }, '')
  return (
    <Dialog open title={t('member-security:totp.set_up')} close={t('member:ui.close')} onClose={close} size="s">
      <form action={submit} className={css.column} noValidate>
        <p>{t('member-security:totp.scan')}</p>
        <div className={css.qr}>
          <QrCode text={made.uri} label={t('member-security:totp.qr')} size={180} />
          <code className={css.secret} data-secret>
            {made.secret}
          </code>
          <CopyButton text={made.secret} label={t('member:ui.copy')} done={t('member:ui.copied')} />
        </div>
        <Field label={t('member-security:totp.code')} error={fault}>
          <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={16} data-focus />
        </Field>
        <Button type="submit" variant="primary" wide busy={busy}>
          {t('member-security:totp.turn_on')}
        </Button>
      </form>
    </Dialog>
  )
}
