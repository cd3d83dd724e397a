import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { useSend } from '@moongate/client/react'
import { Button, Field, Input, TextArea, toast } from '@moongate/ui'
import { type SyntheticEvent, useRef, useState } from 'react'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { leaveTyped } from '../../popups/leave-typed.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { useMailDraft } from './mail-draft.ts'
import css from './mail.module.css'

type Props = { pid?: number; title?: string; done: () => void }

/** Writes to the staff, or with `pid` answers a mail. */
export const MailForm = ({ pid, title: first = '', done }: Props) => {
  const { title, content, setTitle, setContent, begun, drop } = useMailDraft(pid, first)
  const form = useRef<HTMLFormElement>(null)
  const [touched, setTouched] = useState(false)
  const { state, send, giveUp } = useSend(`${title}\n${content}`)
  const title_fault = findFieldFault(fieldRules.mail_title, title.trim())
  const content_fault = findFieldFault(fieldRules.mail_content, content.trim())
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setTouched(true)
    if (title_fault || content_fault) return
    const wanted = { title: title.trim(), content: content.trim() }
    const answer = await send((signal) =>
      pid === undefined ? api.mail.send(wanted, { signal }) : api.mail.reply({ ...wanted, pid }, { signal }),
    ).catch(() => undefined)
    void queryClient.invalidateQueries({ queryKey: ['mail', 'outbox'] })
    if (!answer) return
    drop()
    toast(t('member-mail:sent'), { tone: 'good' })
    // Who has gone elsewhere meanwhile stays there.
    if (form.current) done()
  }
  const leave = () => {
    drop()
    done()
  }
  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t('member-mail:subject')} error={touched && title_fault ? t('member-mail:no_subject') : undefined}>
        <Input
          value={title}
          maxLength={fieldRules.mail_title.max}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </Field>
      <Field
        label={t('member-mail:content')}
        hint={t('member-mail:plain')}
        error={touched && content_fault ? t('member-mail:no_content') : undefined}
      >
        <TextArea
          rows={6}
          value={content}
          maxLength={fieldRules.mail_content.max}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
      </Field>
      <Outcome state={state} />
      <div className={css.acts}>
        <Button type="submit" variant="primary" busy={state === 'sending'}>
          {t('member-mail:send')}
        </Button>
        {pid !== undefined && (
          <Button onClick={() => giveUp() || void leaveTyped(begun, leave)}>{t('member:ui.cancel')}</Button>
        )}
      </div>
    </form>
  )
}
