import { channels } from '@moongate/contract'
import { mailPush } from '@moongate/contract/mail.pushes'
import type { MailBox } from '@moongate/contract/mail.states'
import type { Tx } from '../../kernel/db.ts'
import { push } from '../../kernel/push.ts'
import type { MailDeps } from './deps.ts'
import { countUnread, lockMailbox, markRead, removeMessages, restoreMessages } from './mail.sql.ts'

const UNDO_MS = 86_400_000

/** Changes a member's mails under their lock; answers how many are unread then. Their other browsers hear of it. */
const changeMailbox = (
  d: Pick<MailDeps, 'db'>,
  member_id: number,
  change: (tx: Tx) => Promise<number>,
): Promise<number> =>
  d.db.tx(async (tx) => {
    await lockMailbox(tx, member_id)
    if ((await change(tx)) > 0) await push(tx, mailPush, channels.member(member_id), {})
    return countUnread(tx, member_id)
  })

/** Marks mails of the inbox as read or unread (R4.16). */
export const setRead = (
  d: Pick<MailDeps, 'db'>,
  member_id: number,
  ids: readonly number[],
  is_read: boolean,
): Promise<number> => changeMailbox(d, member_id, (tx) => markRead(tx, member_id, ids, is_read))

/** Deletes mails of one box; its member can bring them back within a day. */
export const removeMails = (
  d: Pick<MailDeps, 'db' | 'clock'>,
  of: { member_id: number; box: MailBox },
  ids: readonly number[],
): Promise<number> => changeMailbox(d, of.member_id, (tx) => removeMessages(tx, of, ids, d.clock.now()))

/** Brings back what was deleted from one box within a day. */
export const restoreMails = (
  d: Pick<MailDeps, 'db' | 'clock'>,
  of: { member_id: number; box: MailBox },
  ids: readonly number[],
): Promise<number> => {
  const since = new Date(d.clock.now().getTime() - UNDO_MS)
  return changeMailbox(d, of.member_id, (tx) => restoreMessages(tx, of, ids, since))
}
