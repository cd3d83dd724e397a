import { z } from 'zod'
import { defineSetting } from '../site/index.ts'

/** How many mails a member may write within an hour. */
export const writingSetting = defineSetting('mail_writing', {
  schema: z.object({ most_an_hour: z.int().min(1).max(1000) }),
  default: { most_an_hour: 20 },
  group: 'look',
  help: 'mail:settings.mail_writing',
})

/** On which ways mail of the inbox also leaves the site. */
export const waysSetting = defineSetting('mail_ways', {
  schema: z.object({ email: z.boolean(), push: z.boolean() }),
  default: { email: false, push: false },
  group: 'look',
  help: 'mail:settings.mail_ways',
})

export const mailSettings = [writingSetting, waysSetting] as const
