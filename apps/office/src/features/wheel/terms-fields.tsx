import { Button, NumberInput, Textarea, TextInput } from '@mantine/core'
import { type Lang, languages } from '@moongate/i18n'
import { fromWire } from '@moongate/money'
import type { Design } from '../../api/wheel.ts'
import { t } from '../../text.ts'
import css from './wheel.module.css'

const LANGS = Object.keys(languages) as Lang[]

type Terms = Design['terms']
type Step = Terms['steps'][number]
type Props = { terms: Terms; change: (part: Partial<Terms>) => void }

/** Whether both figures of a step can be read. */
export const isStepComplete = ({ deposit, bet }: Step): boolean =>
  fromWire(deposit) !== undefined && fromWire(bet) !== undefined

/** What a day has to reach, a line a step. */
export const Steps = ({ terms: { steps }, change }: Props) => {
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
export const Texts = ({ terms, change }: Props) =>
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
