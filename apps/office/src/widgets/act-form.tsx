import { Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import type { ReactNode } from 'react'
import { FormFoot } from './form-foot.tsx'
import { findReasonFault, ReasonField } from './reason-field.tsx'
import { useAct } from './use-act.ts'

const DIALOG = 'act'
export type Act = {
  title: string
  size?: number
  /** What it is done to, and what it brings about. */
  about: ReactNode
  /** Where it must be said why: who reads that, or ''. */
  reason_hint?: string | undefined
  /** What the reason is called where it is more than one. */
  reason_label?: string
  confirm: string
  stops?: boolean
  /** What is said when it has happened. */
  done: string
  /** Sends it; `signal` gives it up. */
  run: (reason: string, signal: AbortSignal) => Promise<unknown>
  refresh: () => void
}

const ActForm = ({ about, reason_hint, reason_label, confirm, stops = false, done, run, refresh }: Act) => {
  const asks = reason_hint !== undefined
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (typed) => (asks ? findReasonFault(typed) : null) },
  })
  const reason = form.values.reason.trim()
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: reason,
    done,
    run: (signal) => run(reason, signal),
    showFaults: (fields) => form.setErrors(fields),
    refresh,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        {about}
        {asks && (
          <ReasonField
            {...(reason_label !== undefined && { label: reason_label })}
            description={reason_hint}
            {...form.getInputProps('reason')}
          />
        )}
        <FormFoot state={state} confirm={confirm} cancel={cancel} stops={stops} />
      </Stack>
    </form>
  )
}

/** Asks before something is done, and why where that must be said. */
export const askAct = (act: Act): string =>
  modals.open({ modalId: DIALOG, title: act.title, size: act.size ?? 460, children: <ActForm {...act} /> })
