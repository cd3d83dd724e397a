import { z } from 'zod'
import { flag, id, paged, paging, wireTime, whole } from './common.ts'
import { defineRoutes } from './route.ts'
import { text } from './text.ts'

const MANY = 100
const splitIds = (value: unknown): unknown => {
  if (typeof value === 'string') return value.split(',')
  return typeof value === 'number' ? [value] : value
}
/** Several mails: a list, one number, or numbers with commas between. */
const ids = z.preprocess(splitIds, z.array(id).min(1).max(MANY))

/** A mail as its member sees it. `pid` is the one that it answers, 0 where it answers none. */
export const mail = z.object({
  id: z.number(),
  is_read: z.number(),
  title: z.string(),
  content: z.string(),
  time: wireTime,
  pid: z.number(),
  /** Written by the product itself; such a mail can be answered too. */
  is_system: z.number(),
})
const unread = z.number().int().min(0)
const written = { title: text('mail_title'), content: text('mail_content') }
const labels = { title: 'mail_title', content: 'mail_content' }
/** Which box: truthy is the outbox. Clients call it by either name. */
const box = { flag: flag.optional(), message: flag.optional() }

const common = { who: 'member', errors: [], rows: ['R1.8', 'R3.7', 'R4.16', 'R7.1'] } as const

export const mailRoutes = defineRoutes({
  list: {
    ...common,
    method: 'POST',
    path: '/member/message/list',
    summary: 'The inbox, the newest first, and how many mails in it are unread',
    limit: 'read',
    loading: false,
    input: z.object({ ...paging }),
    output: z.object({ data: paged(mail), unread }),
  },
  sent: {
    ...common,
    method: 'POST',
    path: '/member/message/send_list',
    summary: 'The outbox, the newest first',
    limit: 'read',
    input: z.object({ ...paging }),
    output: z.object({ data: paged(mail) }),
  },
  read: {
    ...common,
    method: 'POST',
    path: '/member/message/read',
    summary: 'Marks mails of the inbox as read (`state` 1) or unread (0); mails that are not there change nothing',
    loading: false,
    input: z.object({ ids, state: flag.default(1) }),
    output: z.object({ unread }),
  },
  remove: {
    ...common,
    method: 'DELETE',
    path: '/member/message/delete',
    summary: 'Deletes mails from the inbox, or from the outbox with `flag` 1',
    input: z.object({ ids, ...box }),
    output: z.object({ unread }),
  },
  restore: {
    ...common,
    method: 'POST',
    path: '/member/message/restore',
    summary: 'Brings back mails that were deleted within the last day',
    input: z.object({ ids, ...box }),
    output: z.object({ unread }),
  },
  send: {
    ...common,
    method: 'POST',
    path: '/member/message/send',
    summary: 'Writes to the staff; the same once more within a minute is the same mail',
    labels,
    input: z.object(written),
    output: z.object({ data: z.object({ id: z.number() }) }),
    errors: ['mail.too_many'],
  },
  reply: {
    ...common,
    method: 'POST',
    path: '/member/message/send/{pid}',
    summary: 'Answers one of the own mails',
    labels,
    input: z.object({ pid: whole(1, 2_147_483_647), ...written }),
    output: z.object({ data: z.object({ id: z.number() }) }),
    errors: ['mail.not_found', 'mail.too_many'],
  },
})
