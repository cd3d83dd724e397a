import { Stack } from '@mantine/core'
import { modals } from '@mantine/modals'
import { Money } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { type Preview, refreshAgents, type Run } from '../../api/agents.ts'
import { t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { askReason } from '../../widgets/reason-form.tsx'
import { useAct } from '../../widgets/use-act.ts'

const DIALOG = 'commission-run'
type Asked = {
  from: string
  to: string
  money: string
  confirm: string
  done: string
  send: (signal: AbortSignal) => Promise<unknown>
}

const RunForm = ({ from, to, money, confirm, done, send }: Asked) => {
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: `${confirm} ${to}`,
    done,
    run: send,
    showFaults: () => undefined,
    refresh: refreshAgents,
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void act()
      }}
    >
      <Stack gap={16}>
        <Facts
          facts={[
            { label: t('agents.period'), value: `${from} – ${to}` },
            { label: t('order.money'), value: <Money value={money} />, num: true, big: true },
          ]}
        />
        <FormFoot state={state} confirm={confirm} cancel={cancel} />
      </Stack>
    </form>
  )
}

const ask = (title: string, asked: Asked): string =>
  modals.open({ modalId: DIALOG, title, size: 460, children: <RunForm {...asked} /> })

/** Asks whether statements are written up to a day. */
export const askRun = ({ from, to, total }: Preview): string =>
  ask(t('agents.preview'), {
    from,
    to,
    money: total,
    confirm: t('agents.start'),
    done: t('agents.started'),
    send: (signal) => api.commission.start({ to }, { signal }),
  })

/** Asks whether a run is paid. */
export const askPay = ({ id, from, to, money }: Run): string =>
  ask(t('agents.pay_title'), {
    from,
    to,
    money,
    confirm: t('agents.approve'),
    done: t('agents.run_approved'),
    send: (signal) => api.commission.approve({ id }, { signal }),
  })

/** Asks why statements are refused. */
export const askRefusal = ({ id, to }: Run): string =>
  askReason({
    title: t('agents.refuse_run', { to }),
    confirm: t('agents.refuse'),
    done: t('agents.run_refused'),
    send: (reason, signal) => api.commission.refuse({ id, reason }, { signal }),
  })
