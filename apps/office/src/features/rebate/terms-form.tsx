import { NumberInput, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { modals } from '@mantine/modals'
import { fromWire, toWire } from '@moongate/money'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { type Rates, refreshRebate, termsEffectQuery, type WantedTerms } from '../../api/rebate.ts'
import { formatCount, t } from '../../text.ts'
import { Effect } from '../../widgets/effect.tsx'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { findReasonFault, ReasonField } from '../../widgets/reason-field.tsx'
import { useAct } from '../../widgets/use-act.ts'

const PAUSE_MS = 400
const DIALOG = 'rebate-terms'

const readLimit = (text: string): string | null => {
  const minor = fromWire(text.trim())
  return minor !== undefined && minor > 0n ? toWire(minor) : null
}

/** What the typed terms would change. */
const TermsEffect = ({ terms }: { terms: WantedTerms }) => {
  const [wanted] = useDebouncedValue(JSON.stringify(terms), PAUSE_MS)
  const { data, error } = useQuery(termsEffectQuery(wanted))
  if (!data && !error) return null
  const count = (n: number | undefined) => formatCount(n ?? 0)
  return (
    <Effect error={error}>
      <Text size="sm">
        {t('rebate.terms_effect', {
          open: count(data?.open),
          ending: count(data?.ending),
          claims: count(data?.claims),
          now: count(data?.reviewed_now),
          after: count(data?.reviewed_after),
        })}
      </Text>
    </Effect>
  )
}

const TermsForm = ({ terms }: { terms: Rates['terms'] }) => {
  const form = useForm({
    initialValues: { ...terms, review_above: terms.review_above ?? '', reason: '' },
    validate: {
      review_above: (typed) => (typed.trim() === '' || readLimit(typed) ? null : t('rebate.invalid')),
      reason: findReasonFault,
    },
  })
  const { days, by_clock, review_above, reason } = form.values
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(form.values),
    done: t('rebate.terms_done'),
    run: (signal) =>
      api.rebate.setTerms(
        { days, by_clock, review_above: readLimit(review_above), seen: terms.seen, reason: reason.trim() },
        { signal },
      ),
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
        <TermsEffect terms={{ days, by_clock, review_above: readLimit(review_above) }} />
        <ReasonField {...form.getInputProps('reason')} />
        <FormFoot state={state} confirm={t('rebate.set_terms')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks for how long and how rebate is claimed. */
export const askTerms = (terms: Rates['terms']): string =>
  modals.open({ modalId: DIALOG, title: t('rebate.terms'), size: 460, children: <TermsForm terms={terms} /> })
