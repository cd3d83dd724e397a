import { Stack, Switch, Text, TextInput } from '@mantine/core'
import { fieldRules } from '@moongate/contract/fields'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { useRef } from 'react'
import { refreshAccount } from '../../api/account.ts'
import { t } from '../../text.ts'
import { isCode } from '../../widgets/code.rules.ts'
import { CodeInput } from '../../widgets/code-input.tsx'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { findReasonFault, ReasonField } from '../../widgets/reason-field.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { type AccountAct, sendAct } from './account-act.ts'
import { type Reset, showLink } from './reset-link.tsx'

const DIALOG = 'member-account'
const PROVEN: readonly AccountAct[] = ['reset', 'forget', 'pin', 'rename']

const AccountForm = ({ id, kind }: { id: number; kind: AccountAct }) => {
  const proves = PROVEN.includes(kind)
  const form = useForm({
    initialValues: { realname: '', reason: '', totp: '', factors: false },
    validate: {
      reason: findReasonFault,
      realname: (typed) => (kind === 'rename' && typed.trim() === '' ? t('form.required') : null),
      totp: (typed) => (proves && !isCode(typed) ? t('form.code') : null),
    },
  })
  const made = useRef<Reset>(undefined)
  const { totp, factors } = form.values
  const [reason, realname] = [form.values.reason.trim(), form.values.realname.trim()]
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: `${kind} ${realname} ${reason} ${totp} ${factors}`,
    done: t(`account.${kind}_done`),
    run: async (signal) => void (made.current = await sendAct(kind, { id, totp, reason, factors, realname }, signal)),
    showFaults: (fields) => form.setErrors(fields),
    refresh: () => {
      refreshAccount()
      if (made.current) showLink(made.current)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <Text>{t(`account.${kind}_text`)}</Text>
        {kind === 'rename' && (
          <TextInput
            label={t('account.realname')}
            maxLength={fieldRules.realname.max}
            withAsterisk
            {...form.getInputProps('realname')}
          />
        )}
        <ReasonField description={t('account.reason_hint')} {...form.getInputProps('reason')} />
        {kind === 'reset' && (
          <Switch
            label={t('account.factors')}
            description={t('account.factors_hint')}
            {...form.getInputProps('factors', { type: 'checkbox' })}
          />
        )}
        {proves && (
          <CodeInput
            label={t('login.totp')}
            description={t('account.totp_hint')}
            withAsterisk
            {...form.getInputProps('totp')}
          />
        )}
        <FormFoot state={state} confirm={t(`account.${kind}`)} cancel={cancel} stops />
      </Stack>
    </form>
  )
}

/** Asks for the reason of an act on a member's account, and for a code where it cannot be left to an open screen. */
export const askAccountAct = (id: number, kind: AccountAct): string =>
  modals.open({
    modalId: DIALOG,
    title: t(`account.${kind}`),
    size: 480,
    children: <AccountForm id={id} kind={kind} />,
  })
