import { Icon, icons } from '@moongate/ui'
import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError, api } from '../../api/api.ts'
import { beginSession, useSessionStore } from '../../session/session.store.ts'
import { Gate } from '../../shell/gate.tsx'
import { t } from '../../text.ts'
import { CodeInput } from '../../widgets/code-input.tsx'
import { isCode } from '../../widgets/code.rules.ts'

const requireText = (value: string) => (value.trim() === '' ? t('form.required') : null)

const useLogin = (onRefused: () => void) => {
  return useMutation({
    mutationFn: (input: { name: string; password: string; totp: string }) => api.staff.login(input, { quiet: true }),
    // The route's guard sees the session and goes on to where the visitor wanted to be.
    onSuccess: ({ data }) => beginSession({ token: data.access_token, staff: data.staff }),
    onError: onRefused,
  })
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
  const login = useLogin(() => {
    form.setFieldValue('totp', '')
    code.current?.focus()
  })
  const fault = login.error instanceof ApiError && login.error.status > 0 ? login.error.message : undefined
  return (
    <Gate title={t('login.title')} lead={t('login.lead')}>
      <form noValidate onSubmit={form.onSubmit((values) => login.mutate(values))}>
        <Stack gap={16}>
          {(fault ?? farewell) && (
            <Alert role="alert" color={fault ? 'cinnabar' : 'gray'} icon={<Icon d={icons.alertCircle} size={18} />}>
              {fault ?? farewell}
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
          <Button type="submit" size="md" fullWidth loading={login.isPending} mt={6}>
            {t('login.submit')}
          </Button>
        </Stack>
      </form>
    </Gate>
  )
}
