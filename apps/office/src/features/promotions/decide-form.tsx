import { NumberInput, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { type Reward, REWARDS } from '@moongate/contract/promotions.states'
import { fromWire } from '@moongate/money'
import { Money } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { type Application, refreshPromotions } from '../../api/promotions.ts'
import { t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'

const DIALOG = 'promotion'
const RULE = fieldRules.reason

const About = ({ row: { member_name, title, answers } }: { row: Application }) => (
  <Facts
    facts={[
      { label: t('order.member'), value: member_name },
      { label: t('promotions.activity'), value: title },
      ...answers.map(({ label, value }) => ({ label, value })),
    ]}
  />
)

const isSum = (typed: string): boolean => (fromWire(typed.trim()) ?? 0n) > 0n

const ApproveForm = ({ row }: { row: Application }) => {
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

const FinishForm = ({ row }: { row: Application }) => {
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: row.id,
    done: t('promotions.finished', { bill_no: row.bill_no }),
    run: (signal) => api.promotions.finish({ id: row.id }, { signal }),
    showFaults: () => undefined,
    refresh: refreshPromotions,
  })
  const is_money = row.reward === 'money'
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void act()
      }}
    >
      <Stack gap={16}>
        <About row={row} />
        <Facts
          facts={[
            {
              label: t('promotions.reward'),
              value: row.money === null ? row.note : <Money value={row.money} />,
              big: true,
            },
            { label: t('promotions.approved_by'), value: row.approved_by },
          ]}
        />
        <FormFoot state={state} confirm={t(is_money ? 'promotions.pay' : 'promotions.sent')} cancel={cancel} />
      </Stack>
    </form>
  )
}

const RefuseForm = ({ row }: { row: Application }) => {
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (typed) => (findFieldFault(RULE, typed.trim()) ? t('form.reason', { min: RULE.min }) : null) },
  })
  const reason = form.values.reason.trim()
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: reason,
    done: t('promotions.refused', { bill_no: row.bill_no }),
    run: (signal) => api.promotions.refuse({ id: row.id, reason }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshPromotions,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <About row={row} />
        <Textarea
          label={t('form.reason_label')}
          description={t('promotions.refuse_hint')}
          rows={2}
          maxLength={RULE.max}
          withAsterisk
          {...form.getInputProps('reason')}
        />
        <FormFoot state={state} confirm={t('promotions.refuse')} cancel={cancel} stops />
      </Stack>
    </form>
  )
}

const open = (title: string, children: React.ReactNode): string =>
  modals.open({ modalId: DIALOG, title, size: 480, children })

/** Asks what an application is given. */
export const askApproval = (row: Application): string =>
  open(t('promotions.approve_title', { bill_no: row.bill_no }), <ApproveForm row={row} />)
/** Asks whether what was approved is paid, or was sent. */
export const askFinish = (row: Application): string =>
  open(t('promotions.finish_title', { bill_no: row.bill_no }), <FinishForm row={row} />)
/** Asks why an application is refused. */
export const askRefusal = (row: Application): string =>
  open(t('promotions.refuse_title', { bill_no: row.bill_no }), <RefuseForm row={row} />)
