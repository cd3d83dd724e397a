import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { refreshMail, type Thread } from '../../api/mail.ts'
import { notify } from '../../api/notify.tsx'
import { useSessionStore } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { StateChip } from '../../widgets/state-chip.tsx'

const STEPS = { take: api.mail.take, giveBack: api.mail.giveBack, close: api.mail.close } as const
type Step = keyof typeof STEPS

const listSteps = ({ state, assigned_name }: Thread, own: string | undefined): Step[] => {
  if (state === 'closed' || (assigned_name !== '' && assigned_name !== own)) return []
  return assigned_name === '' ? ['take', 'close'] : ['giveBack', 'close']
}

/** What can be done with a thread besides answering it: whoever has it gives it back, nobody acts on another's. */
export const ThreadTools = ({ thread }: { thread: Thread }) => {
  const own = useSessionStore((store) => store.session?.staff.name)
  const [busy, setBusy] = useState<Step>()
  const act = async (step: Step) => {
    setBusy(step)
    const answer = await STEPS[step]({ id: thread.id }).catch(() => undefined)
    setBusy(undefined)
    if (answer) notify('good', t(`mail.done.${step}`))
    refreshMail()
  }
  return (
    <Group gap={10}>
      <StateChip
        state={thread.state}
        text={[t(`mail.states.${thread.state}`), thread.assigned_name].filter(Boolean).join(' · ')}
      />
      {listSteps(thread, own).map((step) => (
        <Button key={step} variant="default" loading={busy === step} onClick={() => void act(step)}>
          {t(`mail.steps.${step}`)}
        </Button>
      ))}
    </Group>
  )
}
