import { Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { hasRole } from '@moongate/contract/states'
import { PRIZE_SENDERS } from '@moongate/contract/wheel.states'
import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { refreshWheel, type WheelRecord, wheelRecordsQuery } from '../../api/wheel.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { OrderTabs } from '../../widgets/orders/order-tabs.tsx'
import { Panel } from '../../widgets/page.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { useAct } from '../../widgets/use-act.ts'

const TABS = ['waiting', 'all'] as const
const DIALOG = 'wheel-send'
const RULE = fieldRules.reason

const SendForm = ({ record: { id, bill_no, member_name, prize } }: { record: WheelRecord }) => {
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (typed) => (findFieldFault(RULE, typed.trim()) ? t('form.reason', { min: RULE.min }) : null) },
  })
  const reason = form.values.reason.trim()
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: reason,
    done: t('wheel.sent', { bill_no }),
    run: (signal) => api.wheel.sendPrize({ id, reason }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshWheel,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <Facts
          facts={[
            { label: t('order.member'), value: member_name },
            { label: t('wheel.prize'), value: prize },
          ]}
        />
        <Textarea
          label={t('wheel.note')}
          description={t('wheel.note_hint')}
          rows={2}
          maxLength={RULE.max}
          withAsterisk
          {...form.getInputProps('reason')}
        />
        <FormFoot state={state} confirm={t('wheel.send')} cancel={cancel} />
      </Stack>
    </form>
  )
}

const askSend = (record: WheelRecord): string =>
  modals.open({
    modalId: DIALOG,
    title: `${t('wheel.send')} · ${record.bill_no}`,
    size: 460,
    children: <SendForm record={record} />,
  })

const buildColumns = (sends: boolean): Column<WheelRecord>[] => [
  {
    key: 'bill',
    head: t('order.bill_no'),
    num: true,
    cell: (row) => <Two first={row.bill_no} second={row.created_at} />,
  },
  { key: 'member', head: t('order.member'), cell: (row) => row.member_name },
  {
    key: 'prize',
    head: t('wheel.prize'),
    cell: (row) => <Two first={row.prize} second={t(`wheel.types.${row.type}`)} />,
  },
  { key: 'money', head: t('wheel.money'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
  {
    key: 'state',
    head: t('order.state'),
    cell: (row) => (
      <Two
        first={<StateChip state={row.state} text={t(`wheel.states.${row.state}`)} />}
        second={[row.handled_by, row.note].filter(Boolean).join(' · ')}
      />
    ),
  },
  ...(sends
    ? [
        {
          key: 'steps',
          head: t('order.steps'),
          align: 'end' as const,
          cell: (row: WheelRecord) =>
            row.state === 'to_send' ? (
              <RowButton label={t('wheel.send')} about={row.bill_no} onClick={() => askSend(row)} />
            ) : null,
        },
      ]
    : []),
]

/** Prizes that wait to be sent, and all spins. */
export const Records = () => {
  const [tab, setTab] = useState<(typeof TABS)[number]>('waiting')
  const [page, setPage] = useState(1)
  const query = useQuery(wheelRecordsQuery(tab, page))
  const sends = hasRole(useRoles(), PRIZE_SENDERS)
  return (
    <Panel title={t('wheel.records')}>
      <OrderTabs
        tabs={TABS.map((value) => ({ value, text: t(`wheel.${value}`) }))}
        value={tab}
        onChange={(next) => {
          setTab(next)
          setPage(1)
        }}
        label={t('order.state')}
      >
        <ListPanel
          query={query}
          label={t('wheel.records')}
          columns={buildColumns(sends)}
          keyOf={(row) => row.id}
          onPage={setPage}
          empty={t(tab === 'waiting' ? 'wheel.none_waiting' : 'none')}
        />
      </OrderTabs>
    </Panel>
  )
}
