import { NumberInput, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type Reward, REWARDS } from '@moongate/contract/promotions.states'
import { fromWire } from '@moongate/money'
import { api } from '../../api/api.ts'
import { type Application, refreshPromotions } from '../../api/promotions.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { About, DIALOG } from './about.tsx'

const isSum = (typed: string): boolean => (fromWire(typed.trim()) ?? 0n) > 0n

/** What an application is given. */
export const ApproveForm = ({ row }: { row: Application }) => {
  const form = useForm({
    initialValues: { reward: 'money' as Reward, money: '', times: 1, note: '' },
    validate: {
      money: (typed, { reward }) => (reward !== 'money' || isSum(typed) ? null : t('promotions.money_invalid')),
      note: (typed, { reward }) => (reward === 'money' || typed.trim() !== '' ? null : t('promotions.note_missing')),
    },
  })
  const { reward, money, times, note } = form.values
  const is_money = reward === 'money'
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(form.values),
    done: t('promotions.approved', { bill_no: row.bill_no }),
    run: (signal) =>
      api.promotions.approve(
        { id: row.id, reward, note: note.trim(), ...(is_money && { money: money.trim(), times }) },
        { signal },
      ),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshPromotions,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <About row={row} />
        <Select
          label={t('promotions.reward')}
          allowDeselect={false}
          data={REWARDS.map((value) => ({ value, label: t(`promotions.rewards.${value}`) }))}
          {...form.getInputProps('reward')}
        />
        {is_money && (
          <>
            <TextInput label={t('order.money')} inputMode="decimal" withAsterisk {...form.getInputProps('money')} />
            <NumberInput label={t('promotions.times')} min={0} max={100} {...form.getInputProps('times')} />
          </>
        )}
        <TextInput
          label={t('promotions.note')}
          description={t('promotions.note_hint')}
          maxLength={200}
          withAsterisk={!is_money}
          {...form.getInputProps('note')}
        />
        <FormFoot state={state} confirm={t('promotions.approve')} cancel={cancel} />
      </Stack>
    </form>
  )
}
