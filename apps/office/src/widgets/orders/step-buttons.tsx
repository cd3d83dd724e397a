import { Button, Tooltip } from '@mantine/core'
import type { OrderList } from '../../api/queries.ts'
import { type OrderStep, type StepTone, getTone } from '../../rules/steps.rules.ts'
import { t } from '../../text.ts'
import css from './step-buttons.module.css'

const SOLID: Readonly<Record<StepTone, string>> = { go: 'filled', plain: 'default', stop: 'danger' }
const PLACES: readonly StepTone[] = ['stop', 'plain', 'go']
const COLOURS: Readonly<Record<StepTone, string>> = { go: 'jade', plain: 'gray', stop: 'cinnabar' }

type Props<S extends OrderStep> = {
  kind: OrderList
  steps: S[]
  about: string
  onStep: (step: S) => void
  busy?: S | undefined
  /** The steps that are somebody else's to take, with the reason. */
  withheld: readonly { step: string; why: string }[]
}
type TextKey = 'deposits.steps.credit'
const describeStep = (kind: string, step: string) => t(`${kind}.steps.${step}` as TextKey)

/** The steps that an order's state and the reader's roles leave open. `about` tells equal buttons of different rows apart. */
export const StepButtons = <S extends OrderStep>({ kind, steps, about, onStep, busy, withheld }: Props<S>) => {
  return (
    <span className={css.steps}>
      {steps.map((step) => {
        const why = findWhy(withheld, step)
        const name = `${describeStep(kind, step)} ${about}`
        return (
          <Tooltip key={step} label={why} disabled={why === undefined} multiline w={260} events={TOOLTIP_EVENTS}>
            <Button
              size="compact-md"
              px={6}
              variant="subtle"
              color={COLOURS[getTone(step)]}
              data-tone={getTone(step)}
              className={css.step}
              aria-label={why === undefined ? name : `${name}: ${why}`}
              aria-disabled={why !== undefined}
              data-disabled={why !== undefined || undefined}
              loading={busy === step}
              onClick={() => why === undefined && onStep(step)}
            >
              {describeStep(kind, step)}
            </Button>
          </Tooltip>
        )
      })}
    </span>
  )
}

const TOOLTIP_EVENTS = { hover: true, focus: true, touch: true }
const findWhy = (withheld: Props<OrderStep>['withheld'], step: string): string | undefined =>
  withheld.find((one) => one.step === step)?.why

/** The same at the foot of one order: its main step in gold at the right hand; above them why some are off. */
export const StepFoot = <S extends OrderStep>({ kind, steps, busy, onStep, withheld }: Omit<Props<S>, 'about'>) => {
  const reasons = new Set(withheld.map(({ why }) => why))
  return (
    <>
      {[...reasons].map((why) => (
        <p key={why} className={css.why}>
          {why}
        </p>
      ))}
      {steps
        .toSorted((a, b) => PLACES.indexOf(getTone(a)) - PLACES.indexOf(getTone(b)))
        .map((step) => (
          <Button
            key={step}
            variant={SOLID[getTone(step)]}
            loading={busy === step}
            disabled={findWhy(withheld, step) !== undefined}
            onClick={() => onStep(step)}
          >
            {describeStep(kind, step)}
          </Button>
        ))}
    </>
  )
}
