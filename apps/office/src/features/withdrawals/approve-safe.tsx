import { useSend } from '@moongate/client/react'
import { Button, Checkbox, Stack } from '@mantine/core'
import { modals } from '@mantine/modals'
import { Icon, icons } from '@moongate/ui'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { refreshOrders, type Withdrawal } from '../../api/queries.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import css from './approve-safe.module.css'
import { type Result, SafeLine } from './safe-line.tsx'
import { listSafe } from './safe.rules.ts'

/** The orders to approve, each with a tick; after that what became of each. */
const SafeForm = ({ orders }: { orders: readonly Withdrawal[] }) => {
  const [left_out, leaveOut] = useState<readonly string[]>([])
  const [results, setResults] = useState<readonly Result[]>()
  const ids = orders.map(({ id }) => id).filter((id) => !left_out.includes(id))
  const { state, send, giveUp } = useSend(ids.join())
  const toggle = (id: string) => leaveOut((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  const approve = async () => {
    await send((signal) => api.cashier.approveSafe({ ids }, { signal })).then(
      ({ data }) => setResults(data),
      () => undefined,
    )
    refreshOrders('withdrawals')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (results) modals.closeAll()
        else if (ids.length > 0) void approve()
      }}
    >
      <Stack gap={14}>
        <p>{t(results ? 'withdrawals.safe.over' : 'withdrawals.safe.question')}</p>
        <ul className={css.orders}>
          {orders.map((order) => (
            <li key={order.id}>
              <Checkbox
                checked={!left_out.includes(order.id)}
                disabled={results !== undefined || state === 'sending'}
                onChange={() => toggle(order.id)}
                label={<SafeLine order={order} result={results?.find(({ id }) => id === order.id)} />}
                classNames={{ body: css.tick, labelWrapper: css.wide }}
              />
            </li>
          ))}
        </ul>
        {results ? (
          <Button type="submit" className={css.end}>
            {t('close')}
          </Button>
        ) : (
          <FormFoot
            state={state}
            confirm={t('withdrawals.safe.confirm', { n: ids.length })}
            cancel={() => giveUp() || modals.closeAll()}
          />
        )}
      </Stack>
    </form>
  )
}

/** Approves all orders of the page in which nothing is remarkable, after a look at them. */
export const ApproveSafe = ({ orders }: { orders: readonly Withdrawal[] }) => {
  const safe = listSafe(orders, useRoles())
  if (safe.length === 0) return null
  const ask = () => modals.open({ title: t('withdrawals.safe.title'), size: 560, children: <SafeForm orders={safe} /> })
  return (
    <Button variant="default" leftSection={<Icon d={icons.check} size={16} />} onClick={ask}>
      {t('withdrawals.safe.open', { n: safe.length })}
    </Button>
  )
}
