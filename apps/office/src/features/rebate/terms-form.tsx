import { NumberInput, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { fromWire, toWire } from '@moongate/money'
import { api } from '../../api/api.ts'
import { type Rates, refreshRebate } from '../../api/rebate.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'

const DIALOG = 'rebate-terms'
const RULE = fieldRules.reason

const readLimit = (text: string): string | null => {
  const minor = fromWire(text.trim())
  return minor !== undefined && minor > 0n ? toWire(minor) : null
}

const TermsForm = ({ terms }: { terms: Rates['terms'] }) => {
  const form = useForm({
    initialValues: { ...terms, review_above: terms.review_above ?? '', reason: '' },
    validate: {
      review_above: (typed) => (typed.trim() === '' || readLimit(typed) ? null : t('rebate.invalid')),
      reason: (typed) => (findFieldFault(RULE, typed.trim()) ? t('form.reason', { min: RULE.min }) : null),
    },
  })
  const { days, by_clock, review_above, reason } = form.values
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(form.values),
    done: t('rebate.terms_done'),
    run: (signal) =>
      api.rebate.setTerms({ days, by_clock, review_above: readLimit(review_above), reason: reason.trim() }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshRebate,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <Text size="sm">{t('rebate.terms_hint')}</Text>
        <NumberInput label={t('rebate.days_label')} min={1} max={365} {...form.getInputProps('days')} />
        <Switch label={t('rebate.clock_label')} {...form.getInputProps('by_clock', { type: 'checkbox' })} />
        <TextInput label={t('rebate.above_label')} inputMode="decimal" {...form.getInputProps('review_above')} />
        <Textarea
          label={t('form.reason_label')}
          rows={2}
          maxLength={RULE.max}
          withAsterisk
          {...form.getInputProps('reason')}
        />
        <FormFoot state={state} confirm={t('rebate.set_terms')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks for how long and how rebate is claimed. */
export const askTerms = (terms: Rates['terms']): string =>
  modals.open({ modalId: DIALOG, title: t('rebate.terms'), size: 460, children: <TermsForm terms={terms} /> })
