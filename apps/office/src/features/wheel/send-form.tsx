import { Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { api } from '../../api/api.ts'
import { refreshWheel, type WheelRecord } from '../../api/wheel.ts'
import { t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'

const DIALOG = 'wheel-send'
const RULE = fieldRules.reason

const SendForm = ({ record: { id, bill_no, member_name, prize } }: { record: WheelRecord }) => {
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (typed) => (findFieldFault(RULE, typed.trim()) ? t('form.reason', { min: RULE.min }) : null) },
  })
  const reason = form.values.reason.trim()
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: reason,
    done: t('wheel.sent', { bill_no }),
    run: (signal) => api.wheel.sendPrize({ id, reason }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshWheel,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <Facts
          facts={[
            { label: t('order.member'), value: member_name },
            { label: t('wheel.prize'), value: prize },
          ]}
        />
        <Textarea
          label={t('wheel.note')}
          description={t('wheel.note_hint')}
          rows={2}
          maxLength={RULE.max}
          withAsterisk
          {...form.getInputProps('reason')}
        />
        <FormFoot state={state} confirm={t('wheel.send')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks how a prize is sent. */
export const askSend = (record: WheelRecord): string =>
  modals.open({
    modalId: DIALOG,
    title: `${t('wheel.send')} · ${record.bill_no}`,
    size: 460,
    children: <SendForm record={record} />,
  })
