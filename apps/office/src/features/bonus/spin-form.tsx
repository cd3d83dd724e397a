import { Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { api } from '../../api/api.ts'
import { refreshBonus } from '../../api/bonus.ts'
import type { SpinOffer, SpinOffers } from '../../api/freespins.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { readAmount } from './offer.rules.ts'
import { SpinConditions, SpinTitles, SpinWeights, SpinWins } from './spin-fields.tsx'
import { readAmountOrNone, readSpinOffer, type SpinDraft, toSpinInput } from './spin.rules.ts'

const DIALOG = 'spin-offer'
const RULE = fieldRules.reason
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
      reason: (typed) => (findFieldFault(RULE, typed.trim()) ? t('form.reason', { min: RULE.min }) : null),
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
      if (input) await api.freespins.saveOffer({ id: offer?.id ?? 0, ...input }, { signal })
    },
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshBonus,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <SpinTitles form={form} />
        {form.errors['titles'] && <p role="alert">{form.errors['titles']}</p>}
        <SpinConditions form={form} suppliers={data.suppliers} />
        <SpinWins form={form} />
        <SpinWeights form={form} />
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

/** Asks how an offer of free spins is to stand; a new one where there is none yet. */
export const askSpinOffer = (data: SpinOffers, offer?: SpinOffer): string =>
  modals.open({
    modalId: DIALOG,
    title: t('freespins.edit'),
    size: 720,
    children: <SpinForm offer={offer} data={data} />,
  })
