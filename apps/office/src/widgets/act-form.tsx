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
  /** Where it must be said why: what it is called where it is more than a reason, and who reads it. */
  reason?: { label?: string; description?: string } | undefined
  confirm: string
  stops?: boolean
  /** What is said when it has happened. */
  done: string
  /** Sends it; `signal` gives it up. */
  run: (reason: string, signal: AbortSignal) => Promise<unknown>
  refresh: () => void
}

const ActForm = ({ about, reason: asked, confirm, stops = false, done, run, refresh }: Act) => {
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (typed) => (asked ? findReasonFault(typed) : null) },
  })
  const reason = form.values.reason.trim()
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: reason,
    is_typed: asked !== undefined,
    done,
    run: (signal) => run(reason, signal),
    showFaults: (fields) => form.setErrors(fields),
    refresh,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        {about}
        {asked && <ReasonField {...asked} {...form.getInputProps('reason')} />}
        <FormFoot state={state} confirm={confirm} cancel={cancel} stops={stops} />
      </Stack>
    </form>
  )
}

/** Asks before something is done, and why where that must be said. */
export const askAct = (act: Act): string =>
  modals.open({ modalId: DIALOG, title: act.title, size: act.size ?? 460, children: <ActForm {...act} /> })
