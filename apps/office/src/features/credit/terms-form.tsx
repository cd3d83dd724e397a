import { NumberInput, Select, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { LOAN_WAYS, MAX_LOAN_DAYS, REVIEW_MINUTES } from '@moongate/contract/credit.states'
import { api } from '../../api/api.ts'
import { refreshCredit, type Terms } from '../../api/credit.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { findReasonFault, ReasonField } from '../../widgets/reason-field.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { readSum } from './credit.rules.ts'
import { Preview } from './preview.tsx'

const DIALOG = 'credit-terms'

const useTermsForm = (terms: Terms) =>
  useForm({
    initialValues: {
      ...terms,
      cap: terms.cap ?? '',
      review_minutes: String(terms.review_minutes),
      reason: '',
    },
    validate: {
      min: (typed) => (readSum(typed) ? null : t('credit.invalid')),
      cap: (typed) => (typed.trim() === '' || readSum(typed) ? null : t('credit.invalid')),
      reason: findReasonFault,
    },
  })

const TermsForm = ({ terms }: { terms: Terms }) => {
  const form = useTermsForm(terms)
  const { way, review_minutes, max_days, wait_minutes } = form.values
  const cap = readSum(form.values.cap)
  const min = readSum(form.values.min)
  const wanted = { way, review_minutes: Number(review_minutes), cap, max_days, wait_minutes }
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(form.values),
    done: ({ data }: { data: { waits: boolean } }) => t(data.waits ? 'credit.terms_wait' : 'credit.terms_done'),
    run: (signal) =>
      api.credit.setTerms(
        { ...wanted, min: min ?? '', seen: terms.seen, reason: form.values.reason.trim() },
        { signal },
      ),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshCredit,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={14}>
        <Text size="sm">
          {t('credit.terms_hint')} {t('credit.terms_two')}
        </Text>
        <Select
          label={t('credit.way')}
          allowDeselect={false}
          data={LOAN_WAYS.map((value) => ({ value, label: t(`credit.ways.${value}`) }))}
          {...form.getInputProps('way')}
        />
        <Select
          label={t('credit.review_within')}
          allowDeselect={false}
          data={REVIEW_MINUTES.map((value) => ({ value: String(value), label: t('credit.minutes', { n: value }) }))}
          {...form.getInputProps('review_minutes')}
        />
        <TextInput label={t('credit.min')} inputMode="decimal" {...form.getInputProps('min')} />
        <TextInput label={t('credit.cap_label')} inputMode="decimal" {...form.getInputProps('cap')} />
        <NumberInput label={t('credit.max_days')} min={1} max={MAX_LOAN_DAYS} {...form.getInputProps('max_days')} />
        <NumberInput label={t('credit.wait_minutes')} min={1} max={43_200} {...form.getInputProps('wait_minutes')} />
        {min !== null && <Preview cap={cap} min={min} max_days={max_days} />}
        <ReasonField {...form.getInputProps('reason')} />
        <FormFoot state={state} confirm={t('credit.set_terms')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks on what terms loans are lent. */
export const askTerms = (terms: Terms): string =>
  modals.open({ modalId: DIALOG, title: t('credit.terms'), size: 480, children: <TermsForm terms={terms} /> })
