import { Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { api } from '../../api/api.ts'
import { type Plan, refreshSavings } from '../../api/savings.ts'
import { lang, t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { CostFacts } from './cost-facts.tsx'

const DIALOG = 'savings-switch'
const RULE = fieldRules.reason

const SwitchForm = ({ plan: { id, seen, is_open, names, held } }: { plan: Plan }) => {
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (typed) => (findFieldFault(RULE, typed.trim()) ? t('form.reason', { min: RULE.min }) : null) },
  })
  const reason = form.values.reason.trim()
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: reason,
    done: t('savings.done', { name: names[lang] }),
    run: (signal) => api.savings.switchPlan({ id, seen, is_open: !is_open, reason }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshSavings,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <Text size="sm">{t(is_open ? 'savings.close_hint' : 'savings.open_hint')}</Text>
        <CostFacts title={t('savings.held_now')} cost={held} />
        <Textarea
          label={t('form.reason_label')}
          rows={2}
          maxLength={RULE.max}
          withAsterisk
          {...form.getInputProps('reason')}
        />
        <FormFoot
          state={state}
          confirm={t(is_open ? 'savings.close' : 'savings.open')}
          cancel={cancel}
          stops={is_open}
        />
      </Stack>
    </form>
  )
}

/** Asks whether a plan is opened for sale or closed. */
export const askSwitch = (plan: Plan): string =>
  modals.open({
    modalId: DIALOG,
    title: t(plan.is_open ? 'savings.close_title' : 'savings.open_title', { name: plan.names[lang] }),
    size: 460,
    children: <SwitchForm plan={plan} />,
  })
