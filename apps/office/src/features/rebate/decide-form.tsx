import { Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { Money } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { type Claim, refreshRebate } from '../../api/rebate.ts'
import { t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'

const DIALOG = 'rebate-claim'
const RULE = fieldRules.reason
type Step = 'pay' | 'refuse'

const DecideForm = ({ claim: { id, bill_no, member_name, money }, step }: { claim: Claim; step: Step }) => {
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
    done: t(refuses ? 'rebate.refused' : 'rebate.paid', { bill_no }),
    run: (signal) =>
      refuses ? api.rebate.refuseClaim({ id, reason }, { signal }) : api.rebate.payClaim({ id }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshRebate,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <Facts
          facts={[
            { label: t('order.member'), value: member_name },
            { label: t('order.money'), value: <Money value={money} />, num: true, big: true },
          ]}
        />
        {refuses && (
          <Textarea
            label={t('form.reason_label')}
            description={t('rebate.refuse_hint')}
            rows={2}
            maxLength={RULE.max}
            withAsterisk
            {...form.getInputProps('reason')}
          />
        )}
        <FormFoot state={state} confirm={t(refuses ? 'rebate.refuse' : 'rebate.pay')} cancel={cancel} stops={refuses} />
      </Stack>
    </form>
  )
}

/** Asks whether a claim that waits is paid or refused. */
export const askDecision = (claim: Claim, step: Step): string =>
  modals.open({
    modalId: DIALOG,
    title: t(step === 'pay' ? 'rebate.pay_title' : 'rebate.refuse_title', { bill_no: claim.bill_no }),
    size: 460,
    children: <DecideForm claim={claim} step={step} />,
  })
