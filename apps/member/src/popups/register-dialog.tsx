import { useSend } from '@moongate/client/react'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Field, Input, PasswordInput } from '@moongate/ui'
import type { FieldName } from '@moongate/contract/fields'
import { useActionState, useEffect, useRef } from 'react'
import { configsQuery } from '../api/queries.ts'
import { useEnterDelay } from '../forms/enter-delay.ts'
import { describeField } from '../forms/fault-text.ts'
import { choosePhoneRule, getMaxLength } from '../forms/fields.ts'
import { type RegisterState, tryRegister } from '../forms/register.ts'
import { readSettings } from '../forms/register.rules.ts'
import { readInviteCode } from '../start/address.ts'
import { t } from '../text.ts'
import { getAge } from '../widgets/age.ts'
import { CaptchaField } from '../widgets/captcha-field.tsx'
import { FormDialog } from '../widgets/form-dialog.tsx'
import { Outcome } from '../widgets/outcome.tsx'
import { PhoneInput } from '../widgets/phone-input.tsx'
import { BirthField } from './birth-field.tsx'
import { closeRegister, openLogin } from './popups.store.ts'
import css from './register-dialog.module.css'

const start = (): RegisterState => ({ typed: { invite_code: readInviteCode() }, errors: {}, round: 0 })

/** What is wrong with an input that has no place of its own for it. */
const Wrong = ({ text }: { text: string | undefined }) =>
  text !== undefined && (
    <p className={css.wrong} role="alert">
      {text}
    </p>
  )

/** Registration as the operator's settings ask for it (R3.3, R3.4, R5.4). */
const RegisterDialog = () => {
  const { data: configs } = useQuery(configsQuery)
  const settings = readSettings(configs?.register_setting_json ?? '')
  const asks = { phone_pattern: configs?.phone_pattern, asks_birth: configs?.age.asks_birth }
  const { state: sending, send, giveUp } = useSend()
  const [state, submit, busy] = useActionState(tryRegister(settings, send, asks), start())
  const form = useRef<HTMLFormElement>(null)
  useEnterDelay(form)
  useEffect(() => {
    const [first] = Object.keys(state.errors)
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }, [state])
  const buildInputProps = (name: string, rule: FieldName) => ({
    name,
    maxLength: getMaxLength(rule),
    defaultValue: state.typed[name] ?? '',
    autoCapitalize: 'off',
    spellCheck: false,
  })
  const eye = { show: t('member-register:show'), hide: t('member-register:hide') }
  return (
    <FormDialog title={t('member-register:title')} close={closeRegister} giveUp={giveUp} size="m">
      <form ref={form} action={submit} className={css.form} noValidate>
        {settings.isInviteCodeRequired && (
          <Field label={describeField('invite_code')} error={state.errors.invite_code} required>
            <Input {...buildInputProps('invite_code', 'invite_code')} />
          </Field>
        )}
        <Field label={describeField('name')} hint={t('member-register:hint_name')} error={state.errors.name} required>
          <Input {...buildInputProps('name', 'new_name')} autoComplete="username" />
        </Field>
        <Field
          label={describeField('password')}
          hint={configs && t('member-register:hint_password', { min: configs.password_min })}
          error={state.errors.password}
          required
        >
          <PasswordInput {...eye} {...buildInputProps('password', 'new_password')} autoComplete="new-password" />
        </Field>
        <Field label={describeField('password_confirmation')} error={state.errors.password_confirmation} required>
          <PasswordInput
            {...eye}
            {...buildInputProps('password_confirmation', 'new_password')}
            autoComplete="new-password"
          />
        </Field>
        {settings.isRealNameRequred && (
          <Field
            label={describeField('realname')}
            hint={t('member-register:hint_realname')}
            error={state.errors.realname}
            required
          >
            <Input {...buildInputProps('realname', 'realname')} autoComplete="name" />
          </Field>
        )}
        {settings.isPhoneRequired && (
          <Field label={describeField('phone')} error={state.errors.phone} required>
            <PhoneInput {...buildInputProps('phone', choosePhoneRule(configs?.phone_pattern).rule)} />
          </Field>
        )}
        {asks.asks_birth && (
          <Field label={describeField('birth_on')} error={state.errors.birth_on} required>
            <BirthField typed={state.typed.birth_on ?? ''} />
          </Field>
        )}
        <Field
          label={describeField('qk_pwd')}
          hint={t('member-register:hint_qk_pwd')}
          error={state.errors.qk_pwd}
          required
        >
          <PasswordInput {...eye} {...buildInputProps('qk_pwd', 'qk_pwd')} inputMode="numeric" autoComplete="off" />
        </Field>
        {settings.isCaptchaRequired && (
          <div className={css.whole}>
            <span className={css.label} aria-hidden="true">
              {describeField('captcha')}
            </span>
            <CaptchaField key={state.round} rule="register_captcha" typed={state.typed.captcha ?? ''} labelled />
            <Wrong text={state.errors.captcha} />
          </div>
        )}
        <div className={css.whole}>
          <div className={css.agreement}>
            <Checkbox name="agreement" value="1" defaultChecked={Boolean(state.typed.agreement)}>
              {t('member-register:agreement', { age: getAge(configs) })}
            </Checkbox>
            <a className={css.rules} href="#/Rules" target="_blank" rel="noreferrer">
              {t('member:footer.rules')}
            </a>
          </div>
          <Wrong text={state.errors.agreement} />
        </div>
        <Outcome state={sending} />
        <div className={css.whole}>
          <Button type="submit" variant="primary" size="l" wide busy={busy}>
            {t('member-register:submit')}
          </Button>
          <button
            type="button"
            className={css.other}
            onClick={() => {
              closeRegister()
              openLogin()
            }}
          >
            {t('member-register:have')}
          </button>
        </div>
      </form>
    </FormDialog>
  )
}

export default RegisterDialog
