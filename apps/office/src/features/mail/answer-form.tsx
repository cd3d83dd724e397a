import { Button, Group, Select, Stack, Textarea } from '@mantine/core'
import { useSend } from '@moongate/client/react'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { answersQuery, refreshMail, type Thread } from '../../api/mail.ts'
import { notify } from '../../api/notify.tsx'
import { t } from '../../text.ts'
import { addCanned } from '../../rules/canned.rules.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { useAnswerDraft } from './answer-draft.ts'
import css from './mail.module.css'

const MOST = fieldRules.mail_content.max

/** Answers a thread, from a canned answer or from nothing. What was begun stays, for whoever began it, while another screen is looked at. */
export const AnswerForm = ({ thread }: { thread: Thread }) => {
  const { text: content, setText: setContent, dropText } = useAnswerDraft(thread.id)
  const [fault, setFault] = useState(false)
  const { state, send } = useSend(content)
  const { data: canned } = useQuery(answersQuery)
  const answers = canned?.answers ?? []
  const submit = async () => {
    const wrong = findFieldFault(fieldRules.mail_content, content.trim()) !== undefined
    setFault(wrong)
    if (wrong) return
    const wanted = { id: thread.id, content: content.trim() }
    const answer = await send((signal) => api.mail.answer(wanted, { signal })).catch(() => undefined)
    if (answer) {
      // What was typed while it was under way is the beginning of the next.
      dropText(content)
      notify('good', t('mail.answered'))
    }
    refreshMail()
  }
  return (
    <form
      className={css.answer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap={12}>
        {answers.length > 0 && (
          <Select
            label={t('mail.canned')}
            placeholder={t('mail.choose')}
            data={answers.map(({ title }, i) => ({ value: String(i), label: title }))}
            value={null}
            onChange={(value) => setContent(addCanned(content, answers[Number(value)]?.content ?? '', MOST))}
          />
        )}
        <Textarea
          label={t('mail.answer')}
          rows={5}
          maxLength={MOST}
          value={content}
          error={fault && t('form.required')}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
        <Outcome state={state} />
        <Group justify="flex-end">
          <Button type="submit" loading={state === 'sending'}>
            {t('mail.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
