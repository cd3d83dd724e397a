import { NativeSelect, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { EXCLUSION_SPANS } from '@moongate/contract/protection.states'
import { api } from '../../api/api.ts'
import { type ProtectedRow, refreshProtection } from '../../api/protection.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../form-foot.tsx'
import { findReasonFault, ReasonField } from '../reason-field.tsx'
import { useAct } from '../use-act.ts'

const DIALOG = 'protection-exclude'
type Member = Pick<ProtectedRow, 'member_id' | 'name'>

const ExcludeForm = ({ member_id, name }: Member) => {
  const form = useForm({
    initialValues: { span: '24h', reason: '' },
    validate: { reason: findReasonFault },
  })
  const reason = form.values.reason.trim()
  const span = EXCLUSION_SPANS.find((one) => one === form.values.span) ?? '24h'
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: `${member_id} ${span} ${reason}`,
    done: t('protection.exclude_done', { name }),
    run: (signal) => api.protection.exclude({ member_id, span, reason }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshProtection,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <Text size="sm">{t('protection.exclude_hint')}</Text>
        <NativeSelect
          label={t('protection.span')}
          data={EXCLUSION_SPANS.map((value) => ({ value, label: t(`protection.spans.${value}`) }))}
          {...form.getInputProps('span')}
        />
        <ReasonField {...form.getInputProps('reason')} />
        <FormFoot state={state} confirm={t('protection.exclude')} cancel={cancel} stops />
      </Stack>
    </form>
  )
}

/** Asks for how long a member is shut out, and why. */
export const askExclusion = (member: Member): string =>
  modals.open({
    modalId: DIALOG,
    title: t('protection.exclude_title', { name: member.name }),
    size: 520,
    children: <ExcludeForm {...member} />,
  })
