import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { api } from '../../api/api.ts'
import { refreshBonus } from '../../api/bonus.ts'
import type { SpinOffer, SpinOffers } from '../../api/freespins.ts'
import { t } from '../../text.ts'
import { findReasonFault } from '../../widgets/reason-field.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { WorkedExample } from './example.tsx'
import { readAmount } from './offer.rules.ts'
import { workThrough } from './spin-example.tsx'
import { SpinConditions, SpinSwitches, SpinWins } from './spin-fields.tsx'
import { readAmountOrNone, readSpinOffer, type SpinDraft, toSpinInput, toSpinTerms } from './spin.rules.ts'
import { OfferFrame } from './terms-fields.tsx'

const DIALOG = 'spin-offer'
const requireAmount = (typed: string) => (readAmount(typed) === null ? t('bonus.invalid') : null)

const useSpinForm = (offer: SpinOffer | undefined, data: SpinOffers) =>
  useForm<SpinDraft>({
    initialValues: readSpinOffer(offer, data),
    validate: {
      titles: (titles) => (Object.values(titles).some((title) => title.trim() === '') ? t('form.required') : null),
      game: (game) => (game === '' ? t('form.required') : null),
      min: (typed) => (readAmountOrNone(typed) === null ? t('bonus.invalid') : null),
      stake: requireAmount,
      max: requireAmount,
      max_bet: (typed) => (typed.trim() === '' ? null : requireAmount(typed)),
      reason: findReasonFault,
    },
  })

const SpinForm = ({ offer, data }: { offer: SpinOffer | undefined; data: SpinOffers }) => {
  const form = useSpinForm(offer, data)
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(form.values),
    done: t('freespins.saved'),
    run: async (signal) => {
      const input = toSpinInput(form.values)
      if (input) await api.freespins.saveOffer({ id: offer?.id ?? 0, seen: offer?.seen ?? '', ...input }, { signal })
    },
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshBonus,
  })
  return (
    <OfferFrame form={form} state={state} act={act} cancel={cancel}>
      <SpinConditions form={form} suppliers={data.suppliers} offer={offer} />
      <SpinWins form={form} />
      <SpinSwitches form={form} />
      <WorkedExample
        name="spins"
        read={() => toSpinTerms(form.values)}
        ask={(terms) => workThrough(terms, offer && toSpinTerms(readSpinOffer(offer, data)))}
      />
    </OfferFrame>
  )
}

/** Asks how an offer of free spins is to stand; a new one where there is none yet. */
export const askSpinOffer = (data: SpinOffers, offer?: SpinOffer): string =>
  modals.open({
    modalId: DIALOG,
    title: t(offer ? 'freespins.edit' : 'freespins.add'),
    size: 720,
    children: <SpinForm offer={offer} data={data} />,
  })
