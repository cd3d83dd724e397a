import { NativeSelect, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { CONTACT_WAYS } from '@moongate/contract/protection.states'
import { api } from '../../api/api.ts'
import { type ProtectedRow, refreshProtection } from '../../api/protection.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../form-foot.tsx'
import { findReasonFault, ReasonField } from '../reason-field.tsx'
import { useAct } from '../use-act.ts'

const DIALOG = 'protection-contact'
type Member = Pick<ProtectedRow, 'member_id' | 'name'>

const ContactForm = ({ member_id, name }: Member) => {
  const form = useForm({
    initialValues: { way: 'phone', note: '' },
    validate: { note: findReasonFault },
  })
  const note = form.values.note.trim()
  const way = CONTACT_WAYS.find((one) => one === form.values.way) ?? CONTACT_WAYS[0]
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: `${member_id} ${way} ${note}`,
    done: t('protection.contact_done', { name }),
    run: (signal) => api.protection.contact({ member_id, way, note }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshProtection,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <NativeSelect
          label={t('protection.way')}
          data={CONTACT_WAYS.map((value) => ({ value, label: t(`protection.ways.${value}`) }))}
          {...form.getInputProps('way')}
        />
        <ReasonField label={t('protection.note')} rows={3} {...form.getInputProps('note')} />
        <FormFoot state={state} confirm={t('protection.contact')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks what was talked about with a member. */
export const askContact = (member: Member): string =>
  modals.open({
    modalId: DIALOG,
    title: t('protection.contact_title', { name: member.name }),
    size: 520,
    children: <ContactForm {...member} />,
  })
