import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../api/api.ts'
import { notify } from '../../api/notify.tsx'
import { needsReason, type OrderStep, getTone } from '../../rules/steps.rules.ts'
import { t } from '../../text.ts'
import { type Fact, Facts } from '../facts.tsx'

const RULE = fieldRules.reason
export type StepTask = {
  step: OrderStep
  title: string
  question: string
  confirm: string
  facts: Fact[]
  /** What is said when it has happened. */ done: string
  run: (reason: string) => Promise<unknown>
  refresh: () => void
}

const findReasonFault = (value: string) => {
  const fault = findFieldFault(RULE, value.trim())
  return fault === undefined
    ? null
    : t(fault === 'max' ? 'form.reason_long' : 'form.reason', { min: RULE.min, max: RULE.max })
}

/** Without an answer the dialog stays, so that the same intent can be sent again; any other refusal has made the order stale. */
const mayRetry = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 422 || error.status >= 500)

const StepForm = ({ task }: { task: StepTask }) => {
  const asks = needsReason(task.step)
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (value) => (asks ? findReasonFault(value) : null) },
  })
  const act = useMutation({
    mutationFn: (reason: string) => task.run(reason),
    onSuccess: () => {
      modals.closeAll()
      notify('good', task.done)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.fields['reason']) form.setFieldError('reason', error.fields['reason'])
      if (!mayRetry(error)) modals.closeAll()
    },
    onSettled: task.refresh,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(({ reason }) => act.mutate(reason.trim()))}>
      <Stack gap={16}>
        <p>{task.question}</p>
        <Facts facts={task.facts} />
        {asks && (
          <Textarea
            label={t('form.reason_label')}
            description={t('form.reason_hint')}
            rows={3}
            maxLength={RULE.max}
            data-autofocus
            withAsterisk
            {...form.getInputProps('reason')}
          />
        )}
        <Group justify="flex-end" gap={10}>
          <Button variant="default" onClick={() => modals.closeAll()}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            variant={getTone(task.step) === 'stop' ? 'danger' : 'filled'}
            loading={act.isPending}
            data-autofocus={!asks || undefined}
          >
            {task.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Asks before an order moves on, repeating whose money it is and how much. */
export const askStep = (task: StepTask): string =>
  modals.open({ title: task.title, size: 460, children: <StepForm task={task} /> })
