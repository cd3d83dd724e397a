import { z } from 'zod'
import { definePush } from './push.ts'

export const mailPush = definePush('mail', {
  audience: 'member',
  summary: 'A mail came, was read or was deleted: what is unread has changed',
  data: z.strictObject({}),
})

export const mailDeskPush = definePush('mail', {
  audience: 'office',
  summary: 'A member wrote, or a thread was taken, given back, answered or closed',
  data: z.strictObject({}),
})

export const mailingPush = definePush('mailing', {
  audience: 'office',
  summary: 'A mass mail has come further, or was stopped',
  data: z.strictObject({ id: z.uuid() }),
})
