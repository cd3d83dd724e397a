import { Button } from '@mantine/core'
import { type Step, type StepTone, toneOf } from '../../rules/steps.rules.ts'
import { t } from '../../text.ts'
import css from './step-buttons.module.css'

const COLOURS: Readonly<Record<StepTone, string>> = { go: 'jade', plain: 'gray', stop: 'cinnabar' }

type Props<S extends Step> = { kind: 'deposits' | 'withdrawals'; steps: S[]; about: string; onStep: (step: S) => void; busy?: S | undefined }

/** The steps that an order's state and the reader's roles leave open. `about` tells equal buttons of different rows apart. */
export function StepButtons<S extends Step>({ kind, steps, about, onStep, busy }: Props<S>) {
  return (
    <span className={css.steps}>
      {steps.map((step) => (
        <Button key={step} size="compact-md" px={10} variant="subtle" color={COLOURS[toneOf(step)]} data-tone={toneOf(step)} className={css.step} aria-label={`${t(`${kind}.steps.${step}` as 'deposits.steps.credit')} ${about}`} loading={busy === step} onClick={() => onStep(step)}>
          {t(`${kind}.steps.${step}` as 'deposits.steps.credit')}
        </Button>
      ))}
    </span>
  )
}
