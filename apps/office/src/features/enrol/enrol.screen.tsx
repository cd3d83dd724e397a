import { Icon, icons, QrCode } from '@moongate/ui'
import { Alert, Button, PasswordInput, Skeleton, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useSend } from '@moongate/client/react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, api } from '../../api/api.ts'
import { notify } from '../../api/notify.tsx'
import { enrolmentQuery } from '../../api/queries.ts'
import { Gate } from '../../shell/gate.tsx'
import { t } from '../../text.ts'
import { CopyField } from '../../widgets/copy.tsx'
import { CodeInput } from '../../widgets/code-input.tsx'
import { isCode } from '../../widgets/code.rules.ts'
import css from './enrol.module.css'

const MIN = 12

const useEnrol = (token: string) => {
  const navigate = useNavigate()
  const { state, send } = useSend()
  const [fault, setFault] = useState('')
  const enrol = async (input: { password: string; totp: string }) => {
    setFault('')
    try {
      const { message } = await send((signal) => api.staff.enrol({ token, ...input }, { quiet: true, signal }))
      notify('good', message)
      void navigate({ to: '/login', replace: true })
    } catch (error) {
      if (error instanceof ApiError) setFault(error.message)
    }
  }
  return { enrol, fault, busy: state === 'sending' }
}

const EnrolForm = ({ token, name }: { token: string; name: string }) => {
  const form = useForm({
    initialValues: { password: '', totp: '' },
    validate: {
      password: (value) => (value.length < MIN ? t('enrol.password_short', { min: MIN }) : null),
      totp: (value) => (isCode(value) ? null : t('form.code')),
    },
  })
  const { enrol, fault, busy } = useEnrol(token)
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void enrol(values))}>
      <Stack gap={16}>
        {fault && (
          <Alert role="alert" color="cinnabar" icon={<Icon d={icons.alertCircle} size={18} />}>
            {fault}
          </Alert>
        )}
        {/* For the password manager: whose password this is. */}
        <input
          className={css.hidden}
          type="text"
          name="username"
          autoComplete="username"
          value={name}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <PasswordInput
          size="md"
          label={t('enrol.password')}
          description={t('enrol.password_hint', { min: MIN })}
          autoComplete="new-password"
          maxLength={128}
          visibilityToggleButtonProps={{ 'aria-label': t('form.show_password'), tabIndex: 0 }}
          {...form.getInputProps('password')}
        />
        <CodeInput label={t('enrol.totp')} description={t('enrol.totp_hint')} {...form.getInputProps('totp')} />
        <Button type="submit" size="md" fullWidth loading={busy} mt={6}>
          {t('enrol.submit')}
        </Button>
      </Stack>
    </form>
  )
}

/** A one-time link: set up the authenticator, choose a password, prove both with one code (R6.6). */
export const EnrolScreen = () => {
  const { token } = useSearch({ from: '/enrol' })
  const { data, error, isError } = useQuery({ ...enrolmentQuery(token), enabled: token.length > 0 })
  if (token === '' || isError)
    return (
      <Gate title={t('enrol.title')} lead={t('enrol.invalid_lead')}>
        <Alert role="alert" color="cinnabar" mb={16} icon={<Icon d={icons.alertCircle} size={18} />}>
          {(error instanceof ApiError && error.message) || t('enrol.invalid')}
        </Alert>
        <Button variant="default" fullWidth component="a" href="#/login">
          {t('enrol.to_login')}
        </Button>
      </Gate>
    )
  return (
    <Gate title={t('enrol.title')} lead={data ? t('enrol.lead', { name: data.name }) : t('loading')}>
      {data ? (
        <>
          <div className={css.factor}>
            <QrCode text={data.totp_uri} label={t('enrol.qr')} size={176} />
            <CopyField
              label={t('enrol.secret')}
              value={data.totp_secret}
              shown={data.totp_secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            />
          </div>
          <EnrolForm token={token} name={data.name} />
        </>
      ) : (
        <Skeleton height={420} />
      )}
    </Gate>
  )
}
