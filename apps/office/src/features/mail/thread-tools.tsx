import { Button, Group } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { refreshMail, type Thread } from '../../api/mail.ts'
import { notify } from '../../api/notify.tsx'
import { useSessionStore } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { StateChip } from '../../widgets/state-chip.tsx'

const STEPS = {
  take: api.mail.take,
  takeOver: ({ id, assigned_to }: Thread) => api.mail.takeOver({ id, from: assigned_to ?? 0 }),
  giveBack: api.mail.giveBack,
  close: api.mail.close,
} as const
type Step = keyof typeof STEPS

/** Whether a thread is somebody's who is not asking. */
export const isAnothers = ({ assigned_name }: Thread, own: string | undefined): boolean =>
  assigned_name !== '' && assigned_name !== own

const listSteps = (thread: Thread, own: string | undefined): Step[] => {
  const { state, assigned_name } = thread
  if (state === 'closed') return []
  if (isAnothers(thread, own)) return ['takeOver']
  return assigned_name === '' ? ['take', 'close'] : ['giveBack', 'close']
}

/** What can be done with a thread besides answering it: whoever has it gives it back, another's is taken over first. */
export const ThreadTools = ({ thread }: { thread: Thread }) => {
  const own = useSessionStore((store) => store.session?.staff.name)
  const [busy, setBusy] = useState<Step>()
  const act = async (step: Step) => {
    setBusy(step)
    const answer = await STEPS[step](thread).catch(() => undefined)
    setBusy(undefined)
    if (answer) notify('good', t(`mail.done.${step}`))
    refreshMail()
  }
  const press = (step: Step) => {
    if (step !== 'takeOver') return void act(step)
    modals.openConfirmModal({
      title: t('mail.steps.takeOver'),
      children: t('mail.take_over', { name: thread.assigned_name }),
      labels: { confirm: t('mail.steps.takeOver'), cancel: t('cancel') },
      onConfirm: () => void act(step),
    })
  }
  return (
    <Group gap={10}>
      <StateChip
        state={thread.state}
        text={[t(`mail.states.${thread.state}`), thread.assigned_name].filter(Boolean).join(' · ')}
      />
      {listSteps(thread, own).map((step) => (
        <Button key={step} variant="default" loading={busy === step} onClick={() => press(step)}>
          {t(`mail.steps.${step}`)}
        </Button>
      ))}
    </Group>
  )
}
