import { Select, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { t } from '../../text.ts'
import type { ChannelDraft } from './channel.rules.ts'
import css from './channels.module.css'

type Form = UseFormReturnType<ChannelDraft>

/** The three limits (R5.12). */
export const Limits = ({ form }: { form: Form }) => (
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

/** What only a channel of USDT has. */
export const Usdt = ({ form }: { form: Form }) => (
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

/** Hours, gift, speed, and for whom. */
export const Terms = ({ form }: { form: Form }) => (
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
      <TextInput
        label={t('channels.from_level')}
        description={t('channels.from_level_hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        {...form.getInputProps('from_level')}
      />
    </div>
  </>
)

/** Whether it is offered, and put forward. */
export const Switches = ({ form }: { form: Form }) => (
  <>
    <Switch label={t('channels.recommend')} {...form.getInputProps('recommended', { type: 'checkbox' })} />
    <Switch
      label={t('channels.enabled')}
      description={t('channels.enabled_hint')}
      {...form.getInputProps('enabled', { type: 'checkbox' })}
    />
  </>
)
