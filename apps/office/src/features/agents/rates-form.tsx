import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { type Rate, refreshAgents } from '../../api/agents.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { findReasonFault, ReasonField } from '../../widgets/reason-field.tsx'
import { useAct } from '../../widgets/use-act.ts'
import css from './agents.module.css'
import { beginRates, isFit, readRates } from './rates.rules.ts'

const DIALOG = 'agent-rates'
type Asked = {
  title: string
  rates: readonly Rate[]
  done: string
  send: (rates: { game_type: number; rate: string }[], reason: string, signal: AbortSignal) => Promise<unknown>
  /** Whether whoever sets them says why. */
  reasoned?: boolean
}

const RatesForm = ({ rates, done, send, reasoned = false }: Asked) => {
  const form = useForm<Record<string, string>>({
    initialValues: { ...beginRates(rates), reason: '' },
    validate: (typed) => ({
      ...Object.fromEntries(
        rates.map((rate) => {
          const fits = isFit(rate, typed[String(rate.game_type)] ?? '')
          return [String(rate.game_type), fits ? null : t('agents.between', { min: rate.min_rate, max: rate.max_rate })]
        }),
      ),
      reason: reasoned ? findReasonFault(typed['reason'] ?? '') : null,
    }),
  })
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(form.values),
    done,
    run: (signal) => send(readRates(rates, form.values), (form.values['reason'] ?? '').trim(), signal),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshAgents,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <div className={css.rates}>
          {rates.map((rate) => (
            <TextInput
              key={rate.game_type}
              label={`${rate.game_type_text} ‰`}
              description={t('agents.between', { min: rate.min_rate, max: rate.max_rate })}
              inputMode="decimal"
              {...form.getInputProps(String(rate.game_type))}
            />
          ))}
        </div>
        {reasoned && <ReasonField {...form.getInputProps('reason')} />}
        <FormFoot state={state} confirm={t('agents.save')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks for a rate of each type of games. */
export const askRates = (asked: Asked): string =>
  modals.open({ modalId: DIALOG, title: asked.title, size: 560, children: <RatesForm {...asked} /> })
