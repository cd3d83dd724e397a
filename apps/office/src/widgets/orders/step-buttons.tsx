import { Button } from '@mantine/core'
import { type OrderStep, type StepTone, getTone } from '../../rules/steps.rules.ts'
import { t } from '../../text.ts'
import css from './step-buttons.module.css'

const SOLID: Readonly<Record<StepTone, string>> = { go: 'filled', plain: 'default', stop: 'danger' }
const PLACES: readonly StepTone[] = ['stop', 'plain', 'go']
const COLOURS: Readonly<Record<StepTone, string>> = { go: 'jade', plain: 'gray', stop: 'cinnabar' }

type Props<S extends OrderStep> = {
  kind: 'deposits' | 'withdrawals'
  steps: S[]
  about: string
  onStep: (step: S) => void
  busy?: S | undefined
}
type TextKey = 'deposits.steps.credit'
const describeStep = (kind: string, step: string) => t(`${kind}.steps.${step}` as TextKey)

/** The steps that an order's state and the reader's roles leave open. `about` tells equal buttons of different rows apart. */
export const StepButtons = <S extends OrderStep>({ kind, steps, about, onStep, busy }: Props<S>) => {
  return (
    <span className={css.steps}>
      {steps.map((step) => (
        <Button
          key={step}
          size="compact-md"
          px={8}
          variant="subtle"
          color={COLOURS[getTone(step)]}
          data-tone={getTone(step)}
          className={css.step}
          aria-label={`${describeStep(kind, step)} ${about}`}
          loading={busy === step}
          onClick={() => onStep(step)}
        >
          {describeStep(kind, step)}
        </Button>
      ))}
    </span>
  )
}

/** The same at the foot of one order: its main step in gold at the right hand. */
export const StepFoot = <S extends OrderStep>({ kind, steps, busy, onStep }: Omit<Props<S>, 'about'>) => {
  return steps
    .toSorted((a, b) => PLACES.indexOf(getTone(a)) - PLACES.indexOf(getTone(b)))
    .map((step) => (
      <Button key={step} variant={SOLID[getTone(step)]} loading={busy === step} onClick={() => onStep(step)}>
        {describeStep(kind, step)}
      </Button>
    ))
}
