import { Button, Group, Stack } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useSend } from '@moongate/client/react'
import { useState } from 'react'
import { t } from '../text.ts'
import { Facts } from './facts.tsx'
import { Outcome } from './outcome.tsx'
import { StateChip } from './state-chip.tsx'
import { formatMs } from '../rules/figures.rules.ts'
import css from './trial-call.module.css'

type TestCall = { answered: boolean; took_ms: number; said: string }

const describeAnswer = ({ answered }: TestCall) => (
  <StateChip
    state={answered ? 'good' : 'silent'}
    text={t(answered ? 'suppliers.test.answered' : 'suppliers.test.silent')}
  />
)

const Result = ({ told }: { told: TestCall }) => (
  <div aria-live="polite">
    <Facts
      facts={[
        { label: t('suppliers.test.result'), value: describeAnswer(told) },
        { label: t('suppliers.test.took'), value: formatMs(told.took_ms), num: true },
      ]}
    />
    {told.said !== '' && (
      <>
        <p className={css.note}>{t('suppliers.test.said')}</p>
        <code className={css.said}>{told.said}</code>
      </>
    )}
  </div>
)

type Asked = {
  title: string
  /** What is asked for, and what an answer means. */
  lead: string
  call: (signal: AbortSignal) => Promise<TestCall>
  refresh: () => void
}

const TestDialog = ({ lead, call, refresh }: Asked) => {
  const [told, setTold] = useState<TestCall>()
  const { state, send } = useSend('test')
  const test = async (): Promise<void> => {
    setTold(undefined)
    try {
      setTold(await send(call))
    } catch {
      // The client has told why.
    }
    refresh()
  }
  return (
    <Stack gap={16}>
      <p>{lead}</p>
      {told && <Result told={told} />}
      <Outcome state={state} />
      <Group justify="flex-end" gap={10}>
        <Button variant="default" onClick={() => modals.closeAll()}>
          {t('close')}
        </Button>
        <Button data-autofocus loading={state === 'sending'} onClick={() => void test()}>
          {t(told ? 'suppliers.test.again' : 'suppliers.test.start')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Calls somebody outside once, to see whether and how they answer. */
export const askTrialCall = (asked: Asked): string =>
  modals.open({ modalId: 'trial-call', title: asked.title, size: 520, children: <TestDialog {...asked} /> })
