import { PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { api } from '../../api/api.ts'
import { type Gateway, refreshGateways } from '../../api/gateways.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import css from './gateways.module.css'

const DIALOG = 'gateway-secret'

const SecretForm = ({ gateway: { code } }: { gateway: Gateway }) => {
  const form = useForm({ initialValues: { gateway_secret: '' } })
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: form.values.gateway_secret,
    done: t('gateways.secret.done', { name: code }),
    run: (signal) => api.payments.setGatewaySecret({ code, ...form.values }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshGateways,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <p>{t('gateways.secret.lead')}</p>
        <PasswordInput
          label={t('gateways.secret.field')}
          description={t('gateways.secret.field_hint')}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('gateway_secret')}
        />
        <p className={css.note}>{t('gateways.secret.note')}</p>
        <FormFoot state={state} confirm={t('gateways.secret.confirm')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks for what we sign with from now on; what it is now is shown to nobody. */
export const askSecret = (gateway: Gateway): string =>
  modals.open({
    modalId: DIALOG,
    title: t('gateways.secret.title', { name: gateway.code }),
    size: 560,
    children: <SecretForm gateway={gateway} />,
  })
