import { Button, NumberInput, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { type Lang, languages } from '@moongate/i18n'
import { fromWire } from '@moongate/money'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { type Design, refreshWheel } from '../../api/wheel.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import css from './wheel.module.css'

const DIALOG = 'wheel-terms'
const RULE = fieldRules.reason
const LANGS = Object.keys(languages) as Lang[]

type Terms = Design['terms']
type Step = Terms['steps'][number]
type Props = { terms: Terms; change: (part: Partial<Terms>) => void }

const isStepComplete = ({ deposit, bet }: Step): boolean =>
  fromWire(deposit) !== undefined && fromWire(bet) !== undefined

/** What a day has to reach, a line a step. */
const Steps = ({ terms: { steps }, change }: Props) => {
  const changeAt = (at: number, part: Partial<Step>) =>
    change({ steps: steps.map((step, i) => (i === at ? { ...step, ...part } : step)) })
  return (
    <fieldset className={css.steps}>
      <legend>{t('wheel.steps')}</legend>
      {steps.map((step, i) => (
        <div key={i} className={css.step}>
          {(['deposit', 'bet'] as const).map((field) => (
            <TextInput
              key={field}
              label={t(`wheel.need_${field}`)}
              inputMode="decimal"
              value={step[field]}
              onChange={(event) => changeAt(i, { [field]: event.currentTarget.value.trim() })}
            />
          ))}
          <NumberInput
            label={t('wheel.spins')}
            min={1}
            max={10}
            value={step.spins}
            onChange={(value) => changeAt(i, { spins: Number(value) })}
          />
          <Button variant="subtle" color="gray" onClick={() => change({ steps: steps.filter((_, at) => at !== i) })}>
            {t('rebate.remove')}
          </Button>
        </div>
      ))}
      <Button
        variant="default"
        size="compact-md"
        onClick={() => change({ steps: [...steps, { deposit: '', bet: '', spins: 1 }] })}
      >
        {t('rebate.add')}
      </Button>
    </fieldset>
  )
}

/** The texts of the wheel in every language. */
const Texts = ({ terms, change }: Props) =>
  LANGS.map((lang) => (
    <details key={lang} className={css.names}>
      <summary>
        {t('wheel.texts')} · {languages[lang].native}
      </summary>
      {(['about', 'rule'] as const).map((field) => (
        <Textarea
          key={field}
          label={t(`wheel.${field}`)}
          rows={field === 'rule' ? 6 : 2}
          value={terms[field][lang] ?? ''}
          onChange={(event) => change({ [field]: { ...terms[field], [lang]: event.currentTarget.value } })}
        />
      ))}
    </details>
  ))

const TermsForm = ({ terms: before }: { terms: Terms }) => {
  const [terms, setTerms] = useState(before)
  const [typed, setReason] = useState('')
  const reason = typed.trim()
  const change = (part: Partial<Terms>) => setTerms({ ...terms, ...part })
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify([terms, reason]),
    done: t('wheel.terms_done'),
    run: (signal) => api.wheel.setTerms({ ...terms, reason }, { signal }),
    showFaults: () => undefined,
    refresh: refreshWheel,
  })
  const complete = terms.steps.every(isStepComplete) && findFieldFault(RULE, reason) === undefined
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (complete) void act()
      }}
    >
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
        <Texts terms={terms} change={change} />
        <Textarea
          label={t('form.reason_label')}
          rows={2}
          maxLength={RULE.max}
          withAsterisk
          value={typed}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
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
