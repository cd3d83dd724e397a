import { Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { api } from '../../api/api.ts'
import { type Offer, type Offers, refreshBonus } from '../../api/bonus.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { WorkedExample } from './example.tsx'
import { Conditions, Switches, Titles, Weights } from './offer-fields.tsx'
import { type OfferDraft, readAmount, readOffer, toTermsInput } from './offer.rules.ts'

const DIALOG = 'bonus-offer'
const RULE = fieldRules.reason
const requireAmount = (typed: string) => (readAmount(typed) === null ? t('bonus.invalid') : null)

const useOfferForm = (offer: Offer | undefined, types: Offers['types']) =>
  useForm<OfferDraft>({
    initialValues: readOffer(offer, types),
    validate: {
      titles: (titles) => (Object.values(titles).some((title) => title.trim() === '') ? t('form.required') : null),
      min: requireAmount,
      max: requireAmount,
      max_bet: (typed) => (typed.trim() === '' ? null : requireAmount(typed)),
      reason: (typed) => (findFieldFault(RULE, typed.trim()) ? t('form.reason', { min: RULE.min }) : null),
    },
  })

const OfferForm = ({ offer, types }: { offer: Offer | undefined; types: Offers['types'] }) => {
  const form = useOfferForm(offer, types)
  const draft = form.values
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(draft),
    done: t('bonus.saved'),
    run: async (signal) => {
      const terms = toTermsInput(draft)
      const { titles, review, is_on } = draft
      if (terms)
        await api.bonus.saveOffer(
          { id: offer?.id ?? 0, titles, ...terms, review, is_on, reason: draft.reason.trim() },
          { signal },
        )
    },
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshBonus,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <Titles form={form} />
        {form.errors['titles'] && <p role="alert">{form.errors['titles']}</p>}
        <Conditions form={form} />
        <Weights form={form} />
        <Switches form={form} />
        <WorkedExample draft={draft} />
        <Textarea
          label={t('form.reason_label')}
          rows={2}
          maxLength={RULE.max}
          withAsterisk
          {...form.getInputProps('reason')}
        />
        <FormFoot state={state} confirm={t('bonus.save')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks how an offer is to stand; a new one where there is none yet. */
export const askOffer = (types: Offers['types'], offer?: Offer): string =>
  modals.open({
    modalId: DIALOG,
    title: t('bonus.edit'),
    size: 720,
    children: <OfferForm offer={offer} types={types} />,
  })
