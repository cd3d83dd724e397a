import { toast } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { type Box, type Mail, takeUnread, unreadQuery } from '../../api/mail-queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { t } from '../../text.ts'
import { countAfter } from './mail.rules.ts'

const listIds = (mails: readonly Mail[]): number[] => mails.map(({ id }) => id)
const nothing = (): undefined => undefined

/** Marks mails at once, then as the server has it (R4.16). */
export const markMails = async (mails: readonly Mail[], is_read: 0 | 1): Promise<void> => {
  if (mails.length === 0) return
  queryClient.setQueryData(unreadQuery.queryKey, (unread) =>
    unread === undefined ? undefined : countAfter(unread, mails, is_read),
  )
  const answer = await api.mail.read({ ids: listIds(mails), state: is_read }).catch(nothing)
  if (answer) takeUnread(answer.unread)
  else void queryClient.invalidateQueries({ queryKey: ['mail'] })
}

const restoreMails = async (ids: readonly number[], flag: 0 | 1): Promise<void> => {
  const answer = await api.mail.restore({ ids: [...ids], flag }).catch(nothing)
  if (!answer) return
  takeUnread(answer.unread)
  toast(t('member-mail:restored'), { tone: 'good' })
}

/** Deletes mails of a box, with a way back for as long as the message stands. */
export const removeMails = async (box: Box, mails: readonly Mail[]): Promise<void> => {
  const ids = listIds(mails)
  const flag = box === 'outbox' ? 1 : 0
  const answer = await api.mail.remove({ ids, flag }).catch(nothing)
  if (!answer) return
  takeUnread(answer.unread)
  toast(t('member-mail:deleted', { count: ids.length }), {
    action: { label: t('member-mail:undo'), run: () => void restoreMails(ids, flag) },
  })
}
