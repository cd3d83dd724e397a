import { Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import type { ReactNode } from 'react'
import { needsReason, type OrderStep, getTone } from '../../rules/steps.rules.ts'
import { type Fact, Facts } from '../facts.tsx'
import { FormFoot } from '../form-foot.tsx'
import { findReasonFault, ReasonField } from '../reason-field.tsx'
import { useAct } from '../use-act.ts'
import { ReadyReasons } from './ready-reasons.tsx'

const QUESTION = 'step'
export type StepTask<T = unknown> = {
  step: OrderStep
  title: string
  question: string
  confirm: string
  facts: Fact[]
  /** What stands below the facts. */ asked?: ReactNode
  /** Who reads the reason. */ reason_hint: string
  /** Reasons that stand ready; what is written may go on behind one. */ ready_reasons: readonly string[]
  /** What is said when it has happened. */ done: string | ((answer: T) => string)
  /** Sends it; `signal` gives it up. */ run: (reason: string, signal: AbortSignal) => Promise<T>
  refresh: () => void
}

const StepForm = <T,>({ task }: { task: StepTask<T> }) => {
  const asks = needsReason(task.step)
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (value) => (asks ? findReasonFault(value) : null) },
  })
  const { reason } = form.values
  const { state, act, cancel } = useAct({
    dialog: QUESTION,
    content: reason,
    is_typed: asks,
    done: task.done,
    run: (signal) => task.run(reason.trim(), signal),
    showFaults: ({ reason: fault }) => fault !== undefined && form.setFieldError('reason', fault),
    refresh: task.refresh,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <p>{task.question}</p>
        <Facts facts={task.facts} />
        {task.asked}
        {asks && (
          <ReadyReasons
            reasons={task.ready_reasons}
            chosen={reason}
            onChoose={(text) => form.setFieldValue('reason', text)}
          />
        )}
        {asks && (
          <ReasonField description={task.reason_hint} rows={3} data-autofocus {...form.getInputProps('reason')} />
        )}
        <FormFoot
          state={state}
          confirm={task.confirm}
          cancel={cancel}
          stops={getTone(task.step) === 'stop'}
          first={!asks}
        />
      </Stack>
    </form>
  )
}

/** Asks before an order moves on, repeating whose money it is and how much. */
export const askStep = <T,>(task: StepTask<T>): string =>
  modals.open({ modalId: QUESTION, title: task.title, size: 460, children: <StepForm task={task} /> })
