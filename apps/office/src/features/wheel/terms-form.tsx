import { Button, NumberInput, Stack, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { type Design, refreshWheel } from '../../api/wheel.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useReason } from '../../widgets/reason-field.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { TermsEffect } from './effects.tsx'
import { isStepComplete, Steps, Texts } from './terms-fields.tsx'

const DIALOG = 'wheel-terms'

type Terms = Design['terms']
const TermsForm = ({ terms: before }: { terms: Terms }) => {
  const [terms, setTerms] = useState(before)
  const { reason, guard, field } = useReason()
  const change = (part: Partial<Terms>) => setTerms({ ...terms, ...part })
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify([terms, reason]),
    done: t('wheel.terms_done'),
    run: (signal) => api.wheel.setTerms({ ...terms, reason }, { signal }),
    showFaults: () => undefined,
    refresh: refreshWheel,
  })
  const complete = terms.steps.every(isStepComplete)
  return (
    <form noValidate onSubmit={guard(complete, act)}>
      <Stack gap={14}>
        <Text size="sm">{t('wheel.terms_hint')}</Text>
        <Steps terms={terms} change={change} />
        <NumberInput
          label={t('wheel.most')}
          min={1}
          max={20}
          value={terms.most}
          onChange={(value) => change({ most: Number(value) })}
        />
        <NumberInput
          label={t('wheel.times')}
          min={0}
          max={50}
          value={terms.times}
          onChange={(value) => change({ times: Number(value) })}
        />
        {complete ? (
          <TermsEffect steps={terms.steps} most={terms.most} />
        ) : (
          <Text c="red">{t('wheel.steps_invalid')}</Text>
        )}
        <Texts terms={terms} change={change} />
        {field}
        <FormFoot state={state} confirm={t('wheel.save')} cancel={cancel} />
      </Stack>
    </form>
  )
}

const askTerms = (terms: Terms): string =>
  modals.open({ modalId: DIALOG, title: t('wheel.set_terms'), size: 640, children: <TermsForm terms={terms} /> })

/** Asks for other conditions and texts. */
export const TermsButton = ({ terms }: { terms: Terms }) => (
  <Button variant="default" onClick={() => askTerms(terms)}>
    {t('wheel.set_terms')}
  </Button>
)
