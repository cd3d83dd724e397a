import { PAYEE_ACCOUNT_MAX } from '@moongate/contract/channels.states'
import { Select, Stack, Switch, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { modals } from '@mantine/modals'
import { api } from '../../api/api.ts'
import { type Channel, type Payee, refreshChannels } from '../../api/channels.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { type PayeeDraft, readPayee, toPayeeInput } from './channel.rules.ts'
import css from './channels.module.css'
import { PayeeCode } from './payee-code.tsx'

const DIALOG = 'payee'
type Banks = readonly { value: string; text: string }[]

const Bank = ({ form, banks }: { form: UseFormReturnType<PayeeDraft>; banks: Banks }) => (
  <div className={css.fields}>
    <Select
      label={t('channels.payees.bank')}
      searchable
      data={banks.map(({ value, text }) => ({ value, label: text }))}
      {...form.getInputProps('bank_type')}
      value={form.values.bank_type || null}
      onChange={(chosen) => form.setFieldValue('bank_type', chosen ?? '')}
    />
    <TextInput label={t('channels.payees.branch')} maxLength={100} {...form.getInputProps('bank_address')} />
  </div>
)

type Asked = { channel: Channel; payee?: Payee; banks: Banks }

const PayeeForm = ({ channel, payee, banks }: Asked) => {
  const form = useForm<PayeeDraft>({ initialValues: readPayee(payee) })
  const draft = form.values
  const is_usdt = channel.type === 'company_usdt'
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(draft),
    done: t('channels.done', { name: draft.payee_account }),
    run: (signal) =>
      payee
        ? api.channels.setPayee({ id: payee.id, seen: payee.seen, ...toPayeeInput(draft) }, { signal })
        : api.channels.addPayee({ id: channel.id, ...toPayeeInput(draft) }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshChannels,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <TextInput
          label={is_usdt ? t('channels.payees.address') : t('channels.payees.account')}
          maxLength={PAYEE_ACCOUNT_MAX}
          {...form.getInputProps('payee_account')}
        />
        {!is_usdt && (
          <TextInput label={t('channels.payees.owner')} maxLength={60} {...form.getInputProps('owner_name')} />
        )}
        {channel.type === 'company_bankpay' && <Bank form={form} banks={banks} />}
        <TextInput
          label={t('channels.payees.cap')}
          description={t('channels.payees.cap_hint')}
          inputMode="decimal"
          {...form.getInputProps('daily_cap')}
        />
        <Switch label={t('channels.payees.enabled')} {...form.getInputProps('enabled', { type: 'checkbox' })} />
        {payee && <PayeeCode payee={payee} />}
        <FormFoot
          state={state}
          confirm={t('channels.save')}
          cancel={cancel}
          stops={payee?.enabled === true && !draft.enabled}
        />
      </Stack>
    </form>
  )
}

/** Asks for an account of a channel; a new one where there is none yet. */
export const askPayee = (asked: Asked): string =>
  modals.open({
    modalId: DIALOG,
    title: asked.payee
      ? t('channels.payees.set_title', { name: asked.channel.title, account: asked.payee.payee_account })
      : t('channels.payees.add_title', { name: asked.channel.title }),
    size: 560,
    children: <PayeeForm {...asked} />,
  })
