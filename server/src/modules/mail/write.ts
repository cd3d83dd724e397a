import { channels } from '@moongate/contract'
import { mailDeskPush } from '@moongate/contract/mail.pushes'
import type { Tx } from '../../kernel/db.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { pickText, readSetting } from '../site/index.ts'
import type { MailDeps } from './deps.ts'
import { findRecentSince, findRepeat, hearMember, isTooMany, type Recent, type Written } from './mail.rules.ts'
import { findOwn, findWritten, insertMessages, joinThread, lockMailbox, type Message } from './mail.sql.ts'
import { writingSetting } from './mail.settings.ts'
import { insertThread, lockThread, moveThread } from './thread.sql.ts'

const DEFAULT = 'zh_cn'
/** A text that somebody wrote: there is one, whatever its language. */
export const toText = (text: string) => ({ [DEFAULT]: text })

const toRecent = ({ id, title, content, pid, created_at }: Message): Recent => ({
  id,
  title: pickText(title, DEFAULT),
  content: pickText(content, DEFAULT),
  pid,
  created_at,
})

/**
 * A member writes to the staff, or answers one of their own mails: then in its thread, which begins with that mail where it had none.
 * The same once more within a minute is the same mail. Refuses mail.not_found, mail.too_many.
 */
export const writeMail = (
  d: Pick<MailDeps, 'db' | 'clock'>,
  member_id: number,
  wanted: Written,
): Promise<{ id: number }> =>
  d.db.tx(async (tx) => {
    await lockMailbox(tx, member_id)
    const now = d.clock.now()
    const recent = (await findWritten(tx, member_id, findRecentSince(now))).map(toRecent)
    const repeat = findRepeat(wanted, recent, now)
    if (repeat) return repeat
    if (isTooMany(recent, now, (await readSetting(tx, writingSetting)).most_an_hour)) refuse('mail.too_many')
    const thread_id = await openThread(tx, member_id, wanted)
    const [made] = await insertMessages(tx, [
      {
        member_id,
        box: 'outbox',
        thread_id,
        pid: wanted.pid,
        title: toText(wanted.title),
        content: toText(wanted.content),
        source: null,
        staff_name: '',
      },
    ])
    if (!made) throw new Error(`a mail of member ${member_id} was not written`)
    await push(tx, mailDeskPush, channels.office, {})
    return made
  })

/** The thread that a mail belongs to, as it stands once its member has written. */
const openThread = async (tx: Tx, member_id: number, { title, pid }: Written): Promise<number> => {
  const parent = pid === null ? undefined : ((await findOwn(tx, member_id, pid)) ?? refuse('mail.not_found'))
  const thread = parent?.thread_id ? await lockThread(tx, parent.thread_id) : undefined
  if (thread) {
    const { state, assigned_to } = hearMember(thread)
    const assigned_name = assigned_to === null ? '' : thread.assigned_name
    return (await moveThread(tx, thread.id, { state, assigned_to, assigned_name })).id
  }
  const { id } = await insertThread(tx, member_id, title)
  if (parent) await joinThread(tx, parent, id)
  return id
}
