import { Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { IDENTITY_KINDS } from '@moongate/contract/papers.states'
import { api } from '../../api/api.ts'
import { type PaperRow, refreshPapers } from '../../api/papers.ts'
import { t } from '../../text.ts'
import { DayInput } from '../../widgets/day-input.tsx'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'

const DIALOG = 'paper-accept'

const AcceptForm = ({ id, kind, member_name: name }: PaperRow) => {
  const is_identity = IDENTITY_KINDS.includes(kind)
  const require = (typed: string) => (is_identity && typed === '' ? t('form.required') : null)
  const form = useForm({
    initialValues: { birth_on: '', good_until: '' },
    validate: { birth_on: require, good_until: require },
  })
  const { birth_on, good_until } = form.values
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: `${id} ${birth_on} ${good_until}`,
    done: t('papers.accepted', { name }),
    run: (signal) =>
      api.papers.accept({ id, ...(birth_on && { birth_on }), ...(good_until && { good_until }) }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshPapers,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <Text size="sm">{t('papers.accept_question')}</Text>
        {is_identity && (
          <DayInput
            label={t('papers.birth_on')}
            withAsterisk
            value={birth_on}
            error={form.errors.birth_on}
            change={(day) => form.setFieldValue('birth_on', day)}
          />
        )}
        <DayInput
          label={t('papers.good_until')}
          withAsterisk={is_identity}
          value={good_until}
          error={form.errors.good_until}
          change={(day) => form.setFieldValue('good_until', day)}
        />
        <FormFoot state={state} confirm={t('papers.accept')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks for what the paper says: when its owner was born, and how long it is good. */
export const askAcceptance = (paper: PaperRow): string =>
  modals.open({ modalId: DIALOG, title: t('papers.accept'), size: 460, children: <AcceptForm {...paper} /> })
