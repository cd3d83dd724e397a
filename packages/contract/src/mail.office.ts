import { z } from 'zod'
import { flag, id, nothing, pagedUpTo, paging, seen, wireTime } from './common.ts'
import { MAIL_ANSWERERS, MAIL_BOXES, MAIL_READERS, THREAD_STATES } from './mail.states.ts'
import { mailingRoutes } from './mailing.office.ts'
import { defineRoutes } from './route.ts'
import { listNames } from './states.ts'
import { text } from './text.ts'

const thread = z.object({
  id: z.number(),
  member_id: z.number(),
  member_name: z.string(),
  title: z.string(),
  state: z.enum(listNames(THREAD_STATES)),
  assigned_to: z.number().nullable(),
  assigned_name: z.string(),
  opened_at: wireTime,
  moved_at: wireTime,
})
const message = z.object({
  id: z.number(),
  box: z.enum(MAIL_BOXES),
  title: z.string(),
  content: z.string(),
  staff_name: z.string(),
  is_read: z.number(),
  time: wireTime,
})
const answers = z.object({ answers: z.array(z.object({ title: z.string(), content: z.string() })), seen })

const rows = ['R1.8', 'R3.7', 'R6.6'] as const
const read = { method: 'GET', who: { staff: MAIL_READERS }, errors: [], rows } as const
const step = (summary: string) =>
  ({
    method: 'POST',
    who: { staff: MAIL_ANSWERERS },
    summary,
    output: z.object({ data: thread }),
    errors: ['mail.not_found', 'mail.changed', 'mail.taken'],
    rows,
  }) as const
/** Mail for staff: threads with members, canned answers, templates, mass mails, and what leaves the site. */
export const mailOfficeRoutes = defineRoutes({
  threads: {
    ...read,
    path: '/mail/threads',
    summary: 'Threads with members, the latest first; those that wait, the oldest first, with `open` 1',
    input: z.object({
      open: flag.optional(),
      mine: flag.optional(),
      state: z.enum(listNames(THREAD_STATES)).optional(),
      keyword: z.string().trim().max(40).optional(),
      ...paging,
    }),
    output: z.object({ data: pagedUpTo(thread) }),
  },
  thread: {
    ...read,
    path: '/mail/threads/{id}',
    summary: 'One thread with all its mails, the oldest first',
    input: z.object({ id }),
    output: z.object({ data: z.object({ thread, messages: z.array(message) }) }),
    errors: ['mail.not_found'],
  },
  take: {
    ...step('Takes a thread: nobody else answers it until it is given back'),
    path: '/mail/threads/{id}/take',
    input: z.object({ id }),
  },
  takeOver: {
    ...step('Takes a thread over from a colleague who is away; `from` is who had it when it was looked at'),
    path: '/mail/threads/{id}/take-over',
    input: z.object({ id, from: id }),
  },
  giveBack: {
    ...step('Gives a thread of one’s own back to the queue'),
    path: '/mail/threads/{id}/give-back',
    input: z.object({ id }),
  },
  close: {
    ...step('Closes a thread; the member’s next mail opens it again'),
    path: '/mail/threads/{id}/close',
    input: z.object({ id }),
  },
  answer: {
    ...step(
      'Answers a thread: the mail lies in the member’s inbox; the same once more within a minute is the same mail',
    ),
    path: '/mail/threads/{id}/answer',
    labels: { content: 'mail_content' },
    input: z.object({ id, content: text('mail_content') }),
  },
  answers: {
    ...read,
    path: '/mail/answers',
    summary: 'Canned answers',
    input: nothing,
    output: z.object({ data: answers }),
  },
  setAnswers: {
    method: 'POST',
    rows,
    who: { staff: MAIL_ANSWERERS },
    path: '/mail/answers',
    summary: 'Sets all canned answers, in their order, if nobody has set them since (`seen`, as they were read)',
    labels: { title: 'mail_title', content: 'mail_content', answers: 'mail_answers' },
    input: z.object({
      answers: z.array(z.object({ title: text('mail_title'), content: text('mail_content') })).max(50),
      seen,
    }),
    output: z.object({ data: answers }),
    errors: ['common.conflict'],
  },
  ...mailingRoutes,
})
