import { Stack, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { type Rates, refreshRebate } from '../../api/rebate.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useReason } from '../../widgets/reason-field.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { Effects } from './effects.tsx'
import { type Level, listSteps, readSteps } from './rates.rules.ts'
import css from './rebate.module.css'
import { Steps } from './steps.tsx'

const DIALOG = 'rebate'

/** What today, as it stands, would cost by the typed rates; asked of the server, nothing is changed. */
const Preview = ({ levels }: { levels: Level[] }) => {
  const { data, error } = useQuery({
    queryKey: ['rebate', 'preview', levels],
    queryFn: async () => (await api.rebate.previewRates({ levels }, { quiet: true })).data,
    retry: false,
  })
  return (
    <section className={css.preview} aria-live="polite">
      <h3>{t('rebate.preview')}</h3>
      {error ? <Text c="red">{error.message}</Text> : <Effects label={t('rebate.preview')} rows={data} compared />}
    </section>
  )
}

const RatesForm = ({ rates }: { rates: Rates }) => {
  const [steps, setSteps] = useState(() => listSteps((rates.next ?? rates.now)?.levels ?? []))
  const { reason, guard, field } = useReason()
  const levels = readSteps(steps)
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify([steps, reason]),
    done: t('rebate.done'),
    run: (signal) => api.rebate.setRates({ levels: levels ?? [], seen: rates.seen, reason }, { signal }),
    showFaults: () => undefined,
    refresh: refreshRebate,
  })
  return (
    <form noValidate onSubmit={guard(levels !== undefined, act)}>
      <Stack gap={16}>
        <Text size="sm">
          {t('rebate.hint')} {t('rebate.own_hint')}
        </Text>
        <Steps types={rates.types} suppliers={rates.suppliers} steps={steps} setSteps={setSteps} />
        {levels ? <Preview levels={levels} /> : <Text c="red">{t('rebate.invalid')}</Text>}
        {field}
        <FormFoot state={state} confirm={t('rebate.save')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks for other rates, with what they would cost today. */
export const askRates = (rates: Rates): string =>
  modals.open({ modalId: DIALOG, title: t('rebate.title'), size: 760, children: <RatesForm rates={rates} /> })
