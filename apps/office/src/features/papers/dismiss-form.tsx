import { Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { api } from '../../api/api.ts'
import { refreshPapers } from '../../api/papers.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'

const DIALOG = 'paper-dismiss'
const RULE = fieldRules.reason
type Member = { member_id: number; name: string }

const DismissForm = ({ member_id, name }: Member) => {
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (typed) => (findFieldFault(RULE, typed.trim()) ? t('form.reason', { min: RULE.min }) : null) },
  })
  const reason = form.values.reason.trim()
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: `${member_id} ${reason}`,
    done: t('papers.dismissed', { name }),
    run: (signal) => api.papers.dismissHit({ member_id, reason }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshPapers,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <Text size="sm">{t('papers.dismiss_question')}</Text>
        <Textarea
          label={t('form.reason_label')}
          rows={3}
          maxLength={RULE.max}
          withAsterisk
          {...form.getInputProps('reason')}
        />
        <FormFoot state={state} confirm={t('papers.dismiss')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks why what was found in a list is somebody else. */
export const askDismissal = (member: Member): string =>
  modals.open({ modalId: DIALOG, title: t('papers.dismiss'), size: 480, children: <DismissForm {...member} /> })
