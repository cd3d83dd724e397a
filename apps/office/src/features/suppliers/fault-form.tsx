import { Group, Select, Stack, TextInput } from '@mantine/core'
import { modals } from '@mantine/modals'
import { TEST_CALLS, TEST_FAULTS, type TestFault } from '@moongate/contract/games.states'
import type { Supplier } from '../../api/suppliers.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { ClearFaults } from './fault-clear.tsx'
import css from './suppliers.module.css'
import { FAULT_DIALOG, useFaultForm } from './use-fault-form.ts'

/** Faults that take their time. */
const LATE: readonly TestFault[] = ['slow', 'fails_then_applies']

const FaultForm = ({ suppliers }: { suppliers: readonly Supplier[] }) => {
  const able = suppliers.filter(({ book }) => book === 'theirs')
  const { form, state, act, cancel } = useFaultForm(able[0]?.api_code ?? '')
  const { fault, call } = form.values
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
    modalId: FAULT_DIALOG,
    title: t('faults.title'),
    size: 520,
    children: <FaultForm suppliers={suppliers} />,
  })
