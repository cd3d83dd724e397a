import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { refreshAgents } from '../api/agents.ts'
import { FormFoot } from './form-foot.tsx'
import { findReasonFault, ReasonField } from './reason-field.tsx'
import { useAct } from './use-act.ts'

const DIALOG = 'agent-reason'
type Asked = {
  title: string
  confirm: string
  done: string
  /** A line to be typed beside the reason. */
  line?: { label: string; hint: string; begin: string }
  send: (reason: string, signal: AbortSignal, line: string) => Promise<unknown>
}

const ReasonForm = ({ confirm, done, line, send }: Asked) => {
  const form = useForm({
    initialValues: { reason: '', line: line?.begin ?? '' },
    validate: { reason: findReasonFault },
  })
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(form.values),
    done,
    run: (signal) => send(form.values.reason.trim(), signal, form.values.line.trim()),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshAgents,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        {line && (
          <TextInput label={line.label} description={line.hint} maxLength={20} {...form.getInputProps('line')} />
        )}
        <ReasonField {...form.getInputProps('reason')} />
        <FormFoot state={state} confirm={confirm} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks for a reason, and for a line beside it where there is one. */
export const askReason = (asked: Asked): string =>
  modals.open({ modalId: DIALOG, title: asked.title, size: 460, children: <ReasonForm {...asked} /> })
