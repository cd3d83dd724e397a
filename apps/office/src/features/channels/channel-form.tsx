import { Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { PAYMENT_TYPES } from '@moongate/contract/channels.states'
import { api } from '../../api/api.ts'
import { type Channel, refreshChannels } from '../../api/channels.ts'
import { describePaymentType, t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { type ChannelDraft, readChannel, toChannelInput } from './channel.rules.ts'
import { Limits, Switches, Terms, Usdt } from './channel-fields.tsx'
import css from './channels.module.css'
import { Preview } from './preview.tsx'

const DIALOG = 'channel'
const ChannelForm = ({ channel }: { channel: Channel | undefined }) => {
  const form = useForm<ChannelDraft>({ initialValues: readChannel(channel) })
  const draft = form.values
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(draft),
    done: t('channels.done', { name: draft.title }),
    run: (signal) =>
      channel
        ? api.channels.setChannel({ id: channel.id, seen: channel.seen, ...toChannelInput(draft) }, { signal })
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
