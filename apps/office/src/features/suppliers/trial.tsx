import { Button, Group, Stack } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useSend } from '@moongate/client/react'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { refreshSuppliers, type Supplier, type TestCall } from '../../api/suppliers.ts'
import { t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { Outcome } from '../../widgets/outcome.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { formatMs } from './figures.rules.ts'
import css from './suppliers.module.css'

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

const TestDialog = ({ supplier: { api_code } }: { supplier: Supplier }) => {
  const [told, setTold] = useState<TestCall>()
  const { state, send } = useSend('test')
  const test = async (): Promise<void> => {
    setTold(undefined)
    try {
      setTold(await send(async (signal) => (await api.games.testSupplier({ code: api_code }, { signal })).data))
    } catch {
      // The client has told why.
    }
    refreshSuppliers()
  }
  return (
    <Stack gap={16}>
      <p>{t('suppliers.test.lead')}</p>
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

/** Calls a supplier once, to see whether and how it answers. */
export const askTrial = (supplier: Supplier): string =>
  modals.open({
    modalId: 'supplier-test',
    title: t('suppliers.test.title', { name: supplier.api_title }),
    size: 520,
    children: <TestDialog supplier={supplier} />,
  })
