import { Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { type Plan, type PlanInput, previewQuery, refreshSavings } from '../../api/savings.ts'
import { lang, t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { findReasonFault, ReasonField } from '../../widgets/reason-field.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { CostFacts } from './cost-facts.tsx'
import { findPlanFaults, type PlanDraft, readPlan, toPlanInput } from './plan.rules.ts'
import { Earning, Names, Selling } from './plan-fields.tsx'
import css from './savings.module.css'

const DIALOG = 'savings-plan'

/** What the plan would cost once it is sold out; asked of the server, nothing is changed. */
const Preview = ({ input }: { input: PlanInput }) => {
  const { data, error } = useQuery(previewQuery(input))
  if (error) return <Text c="red">{error.message}</Text>
  return data ? <CostFacts title={t('savings.sold_out')} cost={data} /> : null
}

const validate = (draft: PlanDraft): Record<string, string> => {
  const faults = findPlanFaults(draft).map((field) => [field === 'names' ? 'names.zh_cn' : field, t('savings.invalid')])
  const reason = findReasonFault(draft.reason)
  return { ...Object.fromEntries(faults), ...(reason !== null && { reason }) }
}

const PlanForm = ({ plan, today }: { plan: Plan | undefined; today: string }) => {
  const form = useForm<PlanDraft>({ initialValues: readPlan(plan, today), validate })
  const { reason: why, ...draft } = form.values
  const input = toPlanInput(draft)
  const reason = why.trim()
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(form.values),
    done: t('savings.done', { name: draft.names[lang] }),
    run: (signal) =>
      plan
        ? api.savings.setPlan({ id: plan.id, seen: plan.seen, ...input, reason }, { signal })
        : api.savings.addPlan({ ...input, reason }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshSavings,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <Text size="sm">{t(plan ? 'savings.edit_hint' : 'savings.add_hint')}</Text>
        <Names form={form} />
        <Earning form={form} />
        <Selling form={form} />
        <div className={css.costs} aria-live="polite">
          {findPlanFaults(draft).length === 0 && <Preview input={input} />}
          {plan && <CostFacts title={t('savings.held_now')} cost={plan.held} />}
        </div>
        <ReasonField {...form.getInputProps('reason')} />
        <FormFoot state={state} confirm={t('savings.save')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks for a plan, a new one where there is none yet, with what it would cost. */
export const askPlan = (today: string, plan?: Plan): string =>
  modals.open({
    modalId: DIALOG,
    title: plan ? t('savings.edit_title', { name: plan.names[lang] }) : t('savings.add_title'),
    size: 760,
    children: <PlanForm plan={plan} today={today} />,
  })
