import { Group, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { TEST_CALLS, TEST_FAULTS, type TestCallName, type TestFault } from '@moongate/contract/games.states'
import { api } from '../../api/api.ts'
import { refreshSuppliers, type Supplier } from '../../api/suppliers.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { ClearFaults } from './fault-clear.tsx'
import { isWhole } from '../../rules/figures.rules.ts'
import css from './suppliers.module.css'

const DIALOG = 'fault'
const MOST = { times: 100, delay_s: 600 } as const

/** Faults that take their time. */
const LATE: readonly TestFault[] = ['slow', 'fails_then_applies']

type Draft = { code: string; fault: TestFault; call: TestCallName | ''; times: string; delay_s: string }
const START: Draft = { code: '', fault: 'never_answers', call: '', times: '1', delay_s: '10' }

const refuseCount = (typed: string, most: number): string | null =>
  isWhole(typed, most) ? null : t('faults.not_count', { max: most })

const FaultForm = ({ suppliers }: { suppliers: readonly Supplier[] }) => {
  const able = suppliers.filter(({ book }) => book === 'theirs')
  const form = useForm<Draft>({
    initialValues: { ...START, code: able[0]?.api_code ?? '' },
    validate: {
      times: (typed) => refuseCount(typed, MOST.times),
      delay_s: (typed) => refuseCount(typed, MOST.delay_s),
    },
  })
  const { code, fault, call, times, delay_s } = form.values
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(form.values),
    done: t('faults.done'),
    run: (signal) =>
      api.games.orderFault(
        { code, fault, times: Number(times), delay_s: Number(delay_s), ...(call !== '' && { call }) },
        { signal },
      ),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshSuppliers,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <p className={css.note}>{t('faults.lead')}</p>
        <Select
          label={t('differences.supplier')}
          allowDeselect={false}
          data={able.map((one) => ({ value: one.api_code, label: one.api_title }))}
          {...form.getInputProps('code')}
        />
        <Select
          label={t('faults.fault')}
          allowDeselect={false}
          data={TEST_FAULTS.map((value) => ({ value, label: t(`faults.kinds.${value}`) }))}
          {...form.getInputProps('fault')}
        />
        <Select
          label={t('faults.call')}
          clearable
          placeholder={t('faults.any_call')}
          data={TEST_CALLS.map((value) => ({ value, label: t(`faults.calls.${value}`) }))}
          value={call === '' ? null : call}
          onChange={(chosen) => form.setFieldValue('call', chosen ?? '')}
        />
        <div className={css.window}>
          <TextInput label={t('faults.times')} inputMode="numeric" maxLength={3} {...form.getInputProps('times')} />
          {LATE.includes(fault) && (
            <TextInput label={t('faults.delay')} inputMode="numeric" maxLength={3} {...form.getInputProps('delay_s')} />
          )}
        </div>
        <Group justify="flex-start">
          <ClearFaults />
        </Group>
        <FormFoot state={state} confirm={t('faults.order')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks what is to go wrong at a supplier of the demo. */
export const askFault = (suppliers: readonly Supplier[]): string =>
  modals.open({
    modalId: DIALOG,
    title: t('faults.title'),
    size: 520,
    children: <FaultForm suppliers={suppliers} />,
  })
