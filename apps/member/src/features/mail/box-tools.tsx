import { Button, Checkbox } from '@moongate/ui'
import type { Box, Mail } from '../../api/mail-queries.ts'
import { t } from '../../text.ts'
import css from './mail.module.css'
import { markMails, removeMails } from './marks.ts'

type Props = { box: Box; mails: readonly Mail[]; chosen: readonly Mail[]; choose: (ids: number[]) => void }

/** What can be done with several mails at once. */
export const BoxTools = ({ box, mails, chosen, choose }: Props) => {
  const none = chosen.length === 0
  const all = !none && chosen.length === mails.length
  const act = (work: Promise<void>) => {
    choose([])
    void work
  }
  return (
    <div className={css.tools}>
      <Checkbox checked={all} onChange={() => choose(all ? [] : mails.map(({ id }) => id))}>
        {t('member-mail:all')}
      </Checkbox>
      <div className={css.acts}>
        {box === 'inbox' && (
          <>
            <Button size="s" disabled={none} onClick={() => act(markMails(chosen, 1))}>
              {t('member-mail:mark_read')}
            </Button>
            <Button size="s" disabled={none} onClick={() => act(markMails(chosen, 0))}>
              {t('member-mail:mark_unread')}
            </Button>
          </>
        )}
        <Button size="s" disabled={none} onClick={() => act(removeMails(box, chosen))}>
          {t('member-mail:delete')}
        </Button>
      </div>
    </div>
  )
}
