import type { Lang } from '@moongate/contract'
import type { mailOfficeRoutes } from '@moongate/contract/mail.office'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { findMemberByName, findMembersByIds } from '../members/index.ts'
import type { MailDeps } from './deps.ts'
import { messageView, type Shown, threadView } from './desk.view.ts'
import { findThreadMessages } from './mail.sql.ts'
import { answerThread, moveThreadOn, takeOver } from './thread.ts'
import { countThreads, findThread, findThreads, type Thread } from './thread.sql.ts'

type Name = 'threads' | 'thread' | 'take' | 'takeOver' | 'giveBack' | 'close' | 'answer'
type Routes = Pick<Handlers<typeof mailOfficeRoutes>, Name>

/** What views of rows of members need, read in one go. */
export const loadShown = async (d: MailDeps, rows: readonly { member_id: number }[], lang: Lang): Promise<Shown> => {
  const members = await findMembersByIds(d.db, [...new Set(rows.map(({ member_id }) => member_id))])
  return { names: new Map(members.map(({ id, name }) => [id, name])), lang, zone: d.config.site_time_zone }
}

/** The staff's inbox: threads, who has which, and their answers. */
export const createThreadHandlers = (d: MailDeps): Routes => {
  const show = async (thread: Thread, lang: Lang) => ({
    data: threadView(thread, await loadShown(d, [thread], lang)),
  })
  return {
    threads: async ({ input, lang, caller }) => {
      const member = input.keyword ? await findMemberByName(d.db, input.keyword) : undefined
      const filter = {
        member_id: input.keyword ? (member?.id ?? 0) : undefined,
        state: input.state,
        is_open: input.open === 1,
        assigned_to: input.mine === 1 ? caller.staff_id : undefined,
      }
      const { data } = await listPage(input, {
        count: () => countThreads(d.db, filter),
        rows: (limit, offset) => findThreads(d.db, filter, limit, offset),
        view: async (rows) => {
          const shown = await loadShown(d, rows, lang)
          return rows.map((row) => threadView(row, shown))
        },
      })
      return { data }
    },
    thread: async ({ input: { id }, lang }) => {
      const thread = (await findThread(d.db, id)) ?? refuse('mail.not_found')
      const [shown, messages] = await Promise.all([loadShown(d, [thread], lang), findThreadMessages(d.db, id)])
      return { data: { thread: threadView(thread, shown), messages: messages.map((one) => messageView(one, shown)) } }
    },
    take: async (call) => show(await moveThreadOn(d, call.input.id, 'take', readStaffAct(call)), call.lang),
    takeOver: async (call) => show(await takeOver(d, call.input, readStaffAct(call)), call.lang),
    giveBack: async (call) => show(await moveThreadOn(d, call.input.id, 'giveBack', readStaffAct(call)), call.lang),
    close: async (call) => show(await moveThreadOn(d, call.input.id, 'close', readStaffAct(call)), call.lang),
    answer: async (call) =>
      show(await answerThread(d, call.input.id, call.input.content, readStaffAct(call)), call.lang),
  }
}
