import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import type { ReactNode } from 'react'
import { refreshBonus } from '../../api/bonus.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { findReasonFault, ReasonField } from '../../widgets/reason-field.tsx'
import { useAct } from '../../widgets/use-act.ts'

const DIALOG = 'spin-act'
type Draft = { member_name: string; reason: string }
type Asked = {
  facts: ReactNode
  names: boolean
  confirm: string
  done: string
  run: (draft: Draft, signal: AbortSignal) => Promise<unknown>
}

const ActForm = ({ facts, names, confirm, done, run }: Asked) => {
  const form = useForm<Draft>({
    initialValues: { member_name: '', reason: '' },
    validate: {
      member_name: (typed) => (names && typed.trim() === '' ? t('form.required') : null),
      reason: findReasonFault,
    },
  })
  const draft = { member_name: form.values.member_name.trim(), reason: form.values.reason.trim() }
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(draft),
    done,
    run: (signal) => run(draft, signal),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshBonus,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        {facts}
        {names && <TextInput label={t('freespins.member')} maxLength={40} {...form.getInputProps('member_name')} />}
        <ReasonField {...form.getInputProps('reason')} />
        <FormFoot state={state} confirm={confirm} cancel={cancel} stops={!names} />
      </Stack>
    </form>
  )
}

/** Asks before something is done with spins, and why; `names`: for which member, too. */
export const askAct = (title: string, asked: Asked): string =>
  modals.open({ modalId: DIALOG, title, size: 460, children: <ActForm {...asked} /> })
