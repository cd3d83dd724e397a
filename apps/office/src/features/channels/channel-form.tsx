import { Select, Stack, Switch, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { modals } from '@mantine/modals'
import { PAYMENT_TYPES } from '@moongate/contract/channels.states'
import { api } from '../../api/api.ts'
import { type Channel, refreshChannels } from '../../api/channels.ts'
import { describePaymentType, t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { type ChannelDraft, readChannel, toChannelInput } from './channel.rules.ts'
import css from './channels.module.css'
import { Preview } from './preview.tsx'

const DIALOG = 'channel'
type Form = UseFormReturnType<ChannelDraft>

const Limits = ({ form }: { form: Form }) => (
  <div className={css.fields}>
    <TextInput label={t('channels.min')} inputMode="decimal" {...form.getInputProps('min')} />
    <TextInput label={t('channels.max')} inputMode="decimal" {...form.getInputProps('max')} />
    <TextInput
      label={t('channels.single_max')}
      placeholder={t('channels.single_hint')}
      inputMode="decimal"
      {...form.getInputProps('single_max')}
    />
  </div>
)

const Usdt = ({ form }: { form: Form }) => (
  <div className={css.fields}>
    <Select
      label={t('channels.usdt_type')}
      data={[
        { value: 'trc', label: 'TRC20' },
        { value: 'erc', label: 'ERC20' },
      ]}
      {...form.getInputProps('usdt_type')}
      value={form.values.usdt_type || null}
      onChange={(chosen) => form.setFieldValue('usdt_type', (chosen ?? '') as ChannelDraft['usdt_type'])}
    />
    <TextInput label={t('channels.usdt_rate')} inputMode="decimal" {...form.getInputProps('usdt_rate')} />
  </div>
)

const Terms = ({ form }: { form: Form }) => (
  <>
    <div className={css.fields}>
      <TextInput label={t('channels.open_from')} maxLength={5} {...form.getInputProps('open_from')} />
      <TextInput
        label={t('channels.open_to')}
        description={t('channels.hours_hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={5}
        {...form.getInputProps('open_to')}
      />
    </div>
    <div className={css.fields}>
      <TextInput
        label={t('channels.gift_percent')}
        description={t('channels.gift_hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="decimal"
        {...form.getInputProps('gift_percent')}
      />
      <TextInput label={t('channels.speed_minutes')} inputMode="numeric" {...form.getInputProps('speed_minutes')} />
    </div>
  </>
)

const Switches = ({ form }: { form: Form }) => (
  <>
    <Switch label={t('channels.recommend')} {...form.getInputProps('recommended', { type: 'checkbox' })} />
    <Switch
      label={t('channels.enabled')}
      description={t('channels.enabled_hint')}
      {...form.getInputProps('enabled', { type: 'checkbox' })}
    />
  </>
)

const ChannelForm = ({ channel }: { channel: Channel | undefined }) => {
  const form = useForm<ChannelDraft>({ initialValues: readChannel(channel) })
  const draft = form.values
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(draft),
    done: t('channels.done', { name: draft.title }),
    run: (signal) =>
      channel
        ? api.channels.setChannel({ id: channel.id, ...toChannelInput(draft) }, { signal })
        : api.channels.createChannel({ type: draft.type, ...toChannelInput(draft) }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshChannels,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <div className={css.fields}>
          <Select
            label={t('channels.type')}
            allowDeselect={false}
            disabled={channel !== undefined}
            data={PAYMENT_TYPES.map((value) => ({ value, label: describePaymentType(value) }))}
            {...form.getInputProps('type')}
          />
          <TextInput label={t('channels.name')} maxLength={60} {...form.getInputProps('title')} />
        </div>
        <Limits form={form} />
        {draft.type.endsWith('_usdt') && <Usdt form={form} />}
        <Terms form={form} />
        <Switches form={form} />
        <Preview draft={draft} />
        <FormFoot
          state={state}
          confirm={t('channels.save')}
          cancel={cancel}
          stops={channel?.enabled === true && !draft.enabled}
        />
      </Stack>
    </form>
  )
}

/** Asks how a channel is to stand; a new one where there is none yet. */
export const askChannel = (channel?: Channel): string =>
  modals.open({
    modalId: DIALOG,
    title: channel ? t('channels.title', { name: channel.title }) : t('channels.add_title'),
    size: 680,
    children: <ChannelForm channel={channel} />,
  })
