import { Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { Money } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { type Bonus, refreshBonus } from '../../api/bonus.ts'
import { t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'

const DIALOG = 'bonus-decision'
const RULE = fieldRules.reason
export type Step = 'approve' | 'refuse' | 'end'

const sendStep = (step: Step, id: string, reason: string, signal: AbortSignal) => {
  if (step === 'approve') return api.bonus.approve({ id }, { signal })
  return step === 'refuse'
    ? api.bonus.refuse({ id, reason }, { signal })
    : api.bonus.endBonus({ id, reason }, { signal })
}

const DecideForm = ({ bonus: { id, member_name, money, kept, lost }, step }: { bonus: Bonus; step: Step }) => {
  const asks = step !== 'approve'
  const form = useForm({
    initialValues: { reason: '' },
    validate: {
      reason: (typed) => (asks && findFieldFault(RULE, typed.trim()) ? t('form.reason', { min: RULE.min }) : null),
    },
  })
  const reason = form.values.reason.trim()
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: `${step} ${reason}`,
    done: t(`bonus.done.${step}`),
    run: (signal) => sendStep(step, id, reason, signal),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshBonus,
  })
  const ends = [
    { label: t('bonus.kept'), value: <Money value={kept} />, num: true },
    { label: t('bonus.lost'), value: <Money value={lost} />, num: true },
  ]
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <Facts
          facts={[
            { label: t('order.member'), value: member_name },
            { label: t('bonus.bonus'), value: <Money value={money} />, num: true, big: true },
            ...(step === 'end' ? ends : []),
          ]}
        />
        {asks && (
          <Textarea
            label={t('form.reason_label')}
            description={t('form.reason_hint')}
            rows={2}
            maxLength={RULE.max}
            withAsterisk
            {...form.getInputProps('reason')}
          />
        )}
        <FormFoot state={state} confirm={t(`bonus.steps.${step}`)} cancel={cancel} stops={asks} />
      </Stack>
    </form>
  )
}

/** Asks whether a bonus begins, is refused, or ends. */
export const askDecision = (bonus: Bonus, step: Step): string =>
  modals.open({
    modalId: DIALOG,
    title: `${t(`bonus.steps.${step}`)} · ${bonus.bill_no}`,
    size: 460,
    children: <DecideForm bonus={bonus} step={step} />,
  })
