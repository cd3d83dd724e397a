import { Stack, Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { api } from '../../api/api.ts'
import { type Gateway, refreshGateways } from '../../api/gateways.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'

const DIALOG = 'gateway'

const GatewayForm = ({ gateway: { code, seen, deposits, payouts } }: { gateway: Gateway }) => {
  const form = useForm({ initialValues: { deposits, payouts } })
  const draft = form.values
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(draft),
    done: t('suppliers.done', { name: code }),
    run: (signal) => api.payments.setGateway({ code, seen, ...draft }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshGateways,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={18}>
        <Switch
          label={t('gateways.deposits')}
          description={t('gateways.deposits_hint')}
          {...form.getInputProps('deposits', { type: 'checkbox' })}
        />
        <Switch
          label={t('gateways.payouts')}
          description={t('gateways.payouts_hint')}
          {...form.getInputProps('payouts', { type: 'checkbox' })}
        />
        <FormFoot
          state={state}
          confirm={t('suppliers.save')}
          cancel={cancel}
          stops={(deposits && !draft.deposits) || (payouts && !draft.payouts)}
        />
      </Stack>
    </form>
  )
}

/** Asks what a gateway may be used for. */
export const askGateway = (gateway: Gateway): string =>
  modals.open({
    modalId: DIALOG,
    title: t('gateways.title', { name: gateway.code }),
    size: 560,
    children: <GatewayForm gateway={gateway} />,
  })
