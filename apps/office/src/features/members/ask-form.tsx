import { NativeSelect, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { PAPER_KINDS } from '@moongate/contract/papers.states'
import { api } from '../../api/api.ts'
import { refreshPapers } from '../../api/papers.ts'
import type { MemberFile } from '../../api/queries.ts'
import { t, translatePapers } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { findReasonFault, ReasonField } from '../../widgets/reason-field.tsx'
import { useAct } from '../../widgets/use-act.ts'

const DIALOG = 'paper-ask'
type Member = Pick<MemberFile['member'], 'id' | 'name'>

const AskForm = ({ id: member_id, name }: Member) => {
  const form = useForm({
    initialValues: { kind: 'id_card', reason: '' },
    validate: { reason: findReasonFault },
  })
  const reason = form.values.reason.trim()
  const kind = PAPER_KINDS.find((one) => one === form.values.kind) ?? 'id_card'
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: `${member_id} ${kind} ${reason}`,
    done: t('papers.ask_done', { name }),
    run: (signal) => api.papers.ask({ member_id, kind, reason }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshPapers,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <NativeSelect
          label={t('papers.kind')}
          data={PAPER_KINDS.map((value) => ({ value, label: translatePapers(`papers:kinds.${value}`) }))}
          {...form.getInputProps('kind')}
        />
        <ReasonField description={t('form.reason_hint')} rows={3} {...form.getInputProps('reason')} />
        <FormFoot state={state} confirm={t('papers.ask')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks for what kind of paper a member is asked, and why. */
export const askForPaper = (member: Member): string =>
  modals.open({
    modalId: DIALOG,
    title: t('papers.ask_title', { name: member.name }),
    size: 520,
    children: <AskForm {...member} />,
  })
