import type { mailRoutes } from '@moongate/contract/mail'
import type { MailBox } from '@moongate/contract/mail.states'
import type { Handlers } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import type { MailDeps } from './deps.ts'
import { countBox, findBox, noteLang } from './mail.sql.ts'
import { mailView } from './mail.view.ts'
import { removeMails, restoreMails, setRead } from './mailbox.ts'
import { writeMail } from './write.ts'

/** Clients name the outbox by either of two keys. */
const chooseBox = ({ flag, message }: { flag?: number | undefined; message?: number | undefined }): MailBox =>
  flag === 1 || message === 1 ? 'outbox' : 'inbox'

type List = Pick<Parameters<Handlers<typeof mailRoutes>['list']>[0], 'caller' | 'input' | 'lang'>

/** A member's mail: both boxes, what is unread, writing and answering. */
export const createMailHandlers = (d: MailDeps): Handlers<typeof mailRoutes> => {
  const list = async ({ caller: { member_id }, input, lang }: List, box: MailBox) =>
    listPage(input, {
      count: () => countBox(d.db, { member_id, box }),
      rows: (limit, offset) => findBox(d.db, { member_id, box }, limit, offset),
      view: (rows) => rows.map((row) => mailView(row, lang, d.config.site_time_zone)),
    })
  return {
    list: async (call) => {
      await noteLang(d.db, call.caller.member_id, call.lang)
      const { data, sums } = await list(call, 'inbox')
      return { data, unread: sums.unread }
    },
    sent: async (call) => ({ data: (await list(call, 'outbox')).data }),
    read: async ({ caller, input }) => ({
      unread: await setRead(d, caller.member_id, input.ids, input.state === 1),
      message: 'common:modified',
    }),
    remove: async ({ caller: { member_id }, input }) => ({
      unread: await removeMails(d, { member_id, box: chooseBox(input) }, input.ids),
      message: 'mail:messages.deleted',
    }),
    restore: async ({ caller: { member_id }, input }) => ({
      unread: await restoreMails(d, { member_id, box: chooseBox(input) }, input.ids),
      message: 'mail:messages.restored',
    }),
    send: async ({ caller, input: { title, content } }) => {
      const { id } = await writeMail(d, caller.member_id, { title, content, pid: null })
      return { data: { id }, message: 'mail:messages.sent' }
    },
    reply: async ({ caller, input }) => {
      const { id } = await writeMail(d, caller.member_id, input)
      return { data: { id }, message: 'mail:messages.sent' }
    },
  }
}
