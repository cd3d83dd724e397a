import { Icon, icons } from '@moongate/ui'
import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useSend } from '@moongate/client/react'
import { useEffect, useRef, useState } from 'react'
import { ApiError, api } from '../../api/api.ts'
import { beginSession, useSessionStore } from '../../session/session.store.ts'
import { Gate } from '../../shell/gate.tsx'
import { t } from '../../text.ts'
import { CodeInput } from '../../widgets/code-input.tsx'
import { isCode } from '../../widgets/code.rules.ts'

const requireText = (value: string) => (value.trim() === '' ? t('form.required') : null)

const useLogin = (onRefused: () => void) => {
  const { state, send } = useSend()
  const [fault, setFault] = useState('')
  const login = async (input: { name: string; password: string; totp: string }) => {
    setFault('')
    try {
      const { data } = await send((signal) => api.staff.login(input, { quiet: true, signal }))
      // The route's guard sees the session and goes on to where the visitor wanted to be.
      beginSession({ token: data.access_token, staff: data.staff })
    } catch (error) {
      if (error instanceof ApiError) setFault(error.message)
      onRefused()
    }
  }
  return { login, fault, busy: state === 'sending' }
}

/** Name, password and second factor together: a wrong one is not told apart from another (R6.6). */
export const LoginScreen = () => {
  const farewell = useSessionStore((store) => store.farewell)
  const code = useRef<HTMLInputElement>(null)
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => name.current?.focus(), [])
  const form = useForm({
    initialValues: { name: '', password: '', totp: '' },
    validate: { name: requireText, password: requireText, totp: (value) => (isCode(value) ? null : t('form.code')) },
  })
  const { login, fault, busy } = useLogin(() => {
    form.setFieldValue('totp', '')
    code.current?.focus()
  })
  return (
    <Gate title={t('login.title')} lead={t('login.lead')}>
      <form noValidate onSubmit={form.onSubmit((values) => void login(values))}>
        <Stack gap={16}>
          {(fault || farewell) && (
            <Alert role="alert" color={fault ? 'cinnabar' : 'gray'} icon={<Icon d={icons.alertCircle} size={18} />}>
              {fault || farewell}
            </Alert>
          )}
          <TextInput
            size="md"
            label={t('login.name')}
            autoComplete="username"
            ref={name}
            maxLength={40}
            {...form.getInputProps('name')}
          />
          <PasswordInput
            size="md"
            label={t('login.password')}
            autoComplete="current-password"
            maxLength={128}
            visibilityToggleButtonProps={{ 'aria-label': t('form.show_password'), tabIndex: 0 }}
            {...form.getInputProps('password')}
          />
          <CodeInput
            ref={code}
            label={t('login.totp')}
            description={t('login.totp_hint')}
            {...form.getInputProps('totp')}
          />
          <Button type="submit" size="md" fullWidth loading={busy} mt={6}>
            {t('login.submit')}
          </Button>
        </Stack>
      </form>
    </Gate>
  )
}
