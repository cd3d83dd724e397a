import { Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { api } from '../../api/api.ts'
import { type Loan, refreshCredit } from '../../api/credit.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { Known } from './known.tsx'

const DIALOG = 'credit-loan'
const RULE = fieldRules.reason
type Step = 'approve' | 'refuse'

const DecideForm = ({ loan, step }: { loan: Loan; step: Step }) => {
  const { id, bill_no } = loan
  const refuses = step === 'refuse'
  const form = useForm({
    initialValues: { reason: '' },
    validate: {
      reason: (typed) => (refuses && findFieldFault(RULE, typed.trim()) ? t('form.reason', { min: RULE.min }) : null),
    },
  })
  const reason = form.values.reason.trim()
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: `${step} ${reason}`,
    done: t(refuses ? 'credit.refused' : 'credit.approved', { bill_no }),
    run: (signal) =>
      refuses ? api.credit.refuseLoan({ id, reason }, { signal }) : api.credit.approveLoan({ id }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshCredit,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <Known loan={loan} />
        {refuses && (
          <Textarea
            label={t('form.reason_label')}
            description={t('credit.refuse_hint')}
            rows={2}
            maxLength={RULE.max}
            withAsterisk
            {...form.getInputProps('reason')}
          />
        )}
        <FormFoot
          state={state}
          confirm={t(refuses ? 'credit.refuse' : 'credit.approve')}
          cancel={cancel}
          stops={refuses}
        />
      </Stack>
    </form>
  )
}

/** Asks whether a loan that waits is lent or refused. */
export const askDecision = (loan: Loan, step: Step): string =>
  modals.open({
    modalId: DIALOG,
    title: t(step === 'approve' ? 'credit.approve_title' : 'credit.refuse_title', { bill_no: loan.bill_no }),
    size: 560,
    children: <DecideForm loan={loan} step={step} />,
  })
