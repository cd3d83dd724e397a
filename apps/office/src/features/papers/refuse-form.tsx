import { Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { PAPER_REASONS } from '@moongate/contract/papers.states'
import { api } from '../../api/api.ts'
import { type PaperRow, refreshPapers } from '../../api/papers.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { findReasonFault, ReasonField } from '../../widgets/reason-field.tsx'
import { ReadyReasons } from '../../widgets/orders/ready-reasons.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { describeReason } from './words.ts'

const DIALOG = 'paper-refuse'

const RefuseForm = ({ id, member_name: name }: PaperRow) => {
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: findReasonFault },
  })
  const reason = form.values.reason.trim()
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: `${id} ${reason}`,
    done: t('papers.refused', { name }),
    run: (signal) => api.papers.refuse({ id, reason }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshPapers,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <Text size="sm">{t('papers.refuse_question')}</Text>
        <ReadyReasons
          reasons={PAPER_REASONS.map(describeReason)}
          chosen={form.values.reason}
          onChoose={(text) => form.setFieldValue('reason', text)}
        />
        <ReasonField description={t('form.reason_hint')} rows={3} {...form.getInputProps('reason')} />
        <FormFoot state={state} confirm={t('papers.refuse')} cancel={cancel} stops />
      </Stack>
    </form>
  )
}

/** Asks why a paper is refused; reasons stand ready. */
export const askRefusal = (paper: PaperRow): string =>
  modals.open({ modalId: DIALOG, title: t('papers.refuse'), size: 520, children: <RefuseForm {...paper} /> })
