import { Button, Checkbox, VisuallyHidden } from '@moongate/ui'
import { useState } from 'react'
import type { Box, Mail } from '../../api/mail-queries.ts'
import { formatTime, t } from '../../text.ts'
import { useMailDraft } from './mail-draft.ts'
import { MailForm } from './mail-form.tsx'
import css from './mail.module.css'
import { makeReplyTitle } from './mail.rules.ts'
import { markMails, removeMails } from './marks.ts'

type TextProps = { mail: Mail; box: Box; begun: boolean }

/** Its text, and the way to answer it; an answer that was begun stands open. */
const Text = ({ mail, box, begun }: TextProps) => {
  const [answers, setAnswers] = useState(begun)
  return (
    <div className={css.text}>
      <p>{mail.content}</p>
      {answers ? (
        <MailForm pid={mail.id} title={makeReplyTitle(mail.title)} done={() => setAnswers(false)} />
      ) : (
        <div className={css.acts}>
          {box === 'inbox' && (
            <Button size="s" variant="primary" onClick={() => setAnswers(true)}>
              {t('member-mail:reply')}
            </Button>
          )}
          <Button size="s" onClick={() => void removeMails(box, [mail])}>
            {t('member-mail:delete')}
          </Button>
        </div>
      )}
    </div>
  )
}

type Props = { mail: Mail; box: Box; open: boolean; toggle: () => void; chosen: boolean; choose: () => void }

/** A mail in its box; opened, its text with the way to answer it. */
export const MailRow = ({ mail, box, open, toggle, chosen, choose }: Props) => {
  const fresh = box === 'inbox' && mail.is_read === 0
  const { begun } = useMailDraft(mail.id, makeReplyTitle(mail.title))
  const press = () => {
    if (!open && fresh) void markMails([mail], 1)
    toggle()
  }
  return (
    <li className={css.row} data-fresh={fresh || undefined}>
      <div className={css.line}>
        <Checkbox checked={chosen} onChange={choose}>
          <VisuallyHidden>{t('member-mail:choose', { title: mail.title })}</VisuallyHidden>
        </Checkbox>
        <button type="button" className={css.head} aria-expanded={open} onClick={press}>
          <span className={css.title}>
            {fresh && <VisuallyHidden>{t('member-mail:unread')}</VisuallyHidden>}
            {mail.title}
          </span>
          <small>
            {begun && <b>{t('member-mail:begun')}</b>}
            {box === 'inbox' && (
              <span>{t(mail.is_system === 1 ? 'member-mail:from_site' : 'member-mail:from_staff')}</span>
            )}
            <time>{formatTime(mail.time)}</time>
          </small>
        </button>
      </div>
      {open && <Text mail={mail} box={box} begun={begun} />}
    </li>
  )
}
