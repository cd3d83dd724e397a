import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { api } from '../../api/api.ts'
import { type Offer, refreshOdds } from '../../api/odds.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { findReasonFault, ReasonField } from '../../widgets/reason-field.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { computeOutlook, readTypedOdds } from './odds.rules.ts'
import { Outlook } from './outlook.tsx'

const DIALOG = 'odds'

const findOddsFault = (offer: Offer, typed: string): string | null => {
  const odds = readTypedOdds(typed)
  if (odds === undefined) return t('odds.not_odds')
  if (!computeOutlook(offer.code, offer.bet_type, odds)?.within_band)
    return t('odds.outside', { min: offer.min, max: offer.max })
  return odds === offer.odds ? t('odds.same') : null
}

const OddsForm = ({ offer }: { offer: Offer }) => {
  const form = useForm({
    initialValues: { odds: offer.odds, reason: '' },
    validate: { odds: (typed) => findOddsFault(offer, typed), reason: findReasonFault },
  })
  const { odds: typed, reason } = form.values
  const odds = readTypedOdds(typed) ?? typed
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: `${odds} ${reason}`,
    done: t('odds.done', { name: offer.bet_type_text, odds }),
    run: (signal) =>
      api.lottery.setOdds(
        { code: offer.code, bet_type: offer.bet_type, odds, was: offer.odds, reason: reason.trim() },
        { signal },
      ),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshOdds,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <TextInput
          label={t('odds.next')}
          description={t('odds.next_hint')}
          inputMode="decimal"
          maxLength={10}
          data-autofocus
          withAsterisk
          {...form.getInputProps('odds')}
        />
        <Outlook offer={offer} typed={typed} />
        <ReasonField description={t('odds.reason_hint')} {...form.getInputProps('reason')} />
        <FormFoot state={state} confirm={t('odds.confirm')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks for new odds of a bet type, with the return they would give. */
export const askOdds = (offer: Offer): string =>
  modals.open({
    modalId: DIALOG,
    title: t('odds.title', { name: offer.bet_type_text }),
    size: 460,
    children: <OddsForm offer={offer} />,
  })
