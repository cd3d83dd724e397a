import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { Money } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { type Offer, type Offers, refreshBonus } from '../../api/bonus.ts'
import { t } from '../../text.ts'
import type { Fact } from '../../widgets/facts.tsx'
import { findReasonFault } from '../../widgets/reason-field.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { listBets, listWeek, WorkedExample } from './example.tsx'
import { Conditions, Switches } from './offer-fields.tsx'
import { type OfferDraft, readAmount, readOffer, toTermsInput } from './offer.rules.ts'
import { OfferFrame, Weights } from './terms-fields.tsx'

const DIALOG = 'bonus-offer'
const requireAmount = (typed: string) => (readAmount(typed) === null ? t('bonus.invalid') : null)

const useOfferForm = (offer: Offer | undefined, types: Offers['types']) =>
  useForm<OfferDraft>({
    initialValues: readOffer(offer, types),
    validate: {
      titles: (titles) => (Object.values(titles).some((title) => title.trim() === '') ? t('form.required') : null),
      min: requireAmount,
      max: requireAmount,
      max_bet: (typed) => (typed.trim() === '' ? null : requireAmount(typed)),
      reason: findReasonFault,
    },
  })

type Terms = NonNullable<ReturnType<typeof toTermsInput>>

/** Terms worked through with a sum, then with the deposits or losses there were; `saved` are those that stand. */
const workThrough = async (terms: Terms, saved: Terms | undefined): Promise<Fact[]> => {
  const [{ data }, before] = await Promise.all([
    api.bonus.previewOffer(terms, { quiet: true }),
    saved && api.bonus.previewOffer(saved, { quiet: true }),
  ])
  const { from, to } = data.week
  return [
    { label: t(`bonus.base.${terms.kind}`), value: <Money value={data.base} />, num: true },
    { label: t('bonus.bonus'), value: <Money value={data.money} />, num: true },
    ...listBets(data),
    ...listWeek({ cases: t('bonus.week', { from, to }), money: t('bonus.week_money') }, data.week, before?.data.week),
  ]
}

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
          { id: offer?.id ?? 0, seen: offer?.seen ?? '', titles, ...terms, review, is_on, reason: draft.reason.trim() },
          { signal },
        )
    },
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshBonus,
  })
  return (
    <OfferFrame form={form} state={state} act={act} cancel={cancel}>
      <Conditions form={form} />
      <Weights form={form} />
      <Switches form={form} />
      <WorkedExample
        name="bonus"
        read={() => toTermsInput(draft)}
        ask={(terms) => workThrough(terms, offer && toTermsInput(readOffer(offer, types)))}
      />
    </OfferFrame>
  )
}

/** Asks how an offer is to stand; a new one where there is none yet. */
export const askOffer = (types: Offers['types'], offer?: Offer): string =>
  modals.open({
    modalId: DIALOG,
    title: t(offer ? 'bonus.edit' : 'bonus.add'),
    size: 720,
    children: <OfferForm offer={offer} types={types} />,
  })
