import { z } from 'zod'
import { LANGS, nothing, paged, pagedUpTo, paging, seen, whole, wireTime } from './common.ts'
import {
  AUDIENCES,
  CAMPAIGN_STATES,
  MAIL_READERS,
  MAIL_SETTERS,
  MAIL_TEMPLATES,
  MAIL_WAYS,
  OUTGOING_STATES,
} from './mail.states.ts'
import { defineRoutes } from './route.ts'
import { listNames } from './states.ts'
import { text } from './text.ts'

const line = (name: 'mail_title' | 'mail_content') => z.record(z.enum(LANGS), text(name))
const lines = z.record(z.enum(LANGS), z.string())
const template = z.object({
  kind: z.enum(listNames(MAIL_TEMPLATES)),
  blanks: z.array(z.string()),
  titles: lines,
  contents: lines,
  is_on: z.boolean(),
  is_own: z.boolean(),
  set_by: z.string(),
  set_at: wireTime.nullable(),
  seen,
})
const audience = z.object({
  audience: z.enum(AUDIENCES),
  /** From which level on, or for how many days they have been away. */
  least: whole(0, 3650).default(0),
})
const campaign = z.object({
  id: z.uuid(),
  titles: lines,
  audience: z.enum(AUDIENCES),
  least: z.number(),
  state: z.enum(listNames(CAMPAIGN_STATES)),
  total: z.number(),
  sent: z.number(),
  begun_by: z.string(),
  begun_at: wireTime,
  finished_at: wireTime.nullable(),
})
const outgoing = z.object({
  id: z.number(),
  member_id: z.number(),
  member_name: z.string(),
  way: z.enum(MAIL_WAYS),
  address: z.string(),
  /** Empty for who does not read members' mail, where staff wrote it to one member. */
  title: z.string(),
  content: z.string(),
  state: z.enum(listNames(OUTGOING_STATES)),
  error: z.string(),
  time: wireTime,
})

/** By e-mail and web push as well, or not; and how much members may write. */
const ways = { email: z.boolean(), push: z.boolean(), most_an_hour: whole(1, 1000) }

const rows = ['R1.8', 'R3.7', 'R6.6'] as const
const read = { method: 'GET', who: { staff: MAIL_SETTERS }, errors: [], rows } as const
const set = { method: 'POST', who: { staff: MAIL_SETTERS }, rows } as const
const move = (summary: string) =>
  ({
    ...set,
    summary,
    input: z.object({ id: z.uuid() }),
    output: z.object({ data: campaign }),
    errors: ['mail.campaign_not_found', 'mail.changed'],
  }) as const

/** What goes to many, what the product writes by itself, and what leaves the site. */
export const mailingRoutes = defineRoutes({
  templates: {
    ...read,
    who: { staff: [...MAIL_READERS, 'content'] },
    path: '/mail/templates',
    summary: 'The mails that the product writes by itself, with their blanks, in every language',
    input: nothing,
    output: z.object({ data: z.array(template) }),
  },
  setTemplate: {
    ...set,
    path: '/mail/templates/{kind}',
    summary:
      'Sets the text of a template in every language, or switches it off, if nobody has set it since (`seen`, as it was read)',
    labels: { kind: 'mail_kind', titles: 'mail_titles', is_on: 'mail_is_on' },
    input: z.object({
      kind: z.enum(listNames(MAIL_TEMPLATES)),
      titles: line('mail_title'),
      contents: line('mail_content'),
      is_on: z.boolean(),
      seen,
    }),
    output: z.object({ data: template }),
    errors: ['common.conflict', 'mail.blank_unknown', 'mail.blank_missing'],
  },
  settings: {
    ...read,
    path: '/mail/settings',
    summary:
      'On which ways mail also leaves the site, to whom of them somebody is connected, and how many mails a member may write an hour',
    input: nothing,
    output: z.object({ data: z.object({ ...ways, connected: z.array(z.enum(MAIL_WAYS)), seen }) }),
  },
  setSettings: {
    ...set,
    path: '/mail/settings',
    summary: 'Sets them; mail that was written before stays as it is',
    input: z.object({ ...ways, seen }),
    output: z.object({ data: z.object(ways) }),
    errors: ['common.conflict'],
  },
  campaigns: {
    ...read,
    who: { staff: MAIL_SETTERS },
    path: '/mail/campaigns',
    summary: 'Mass mails, the latest first, with how far they have come',
    input: z.object({ ...paging }),
    output: z.object({ data: paged(campaign) }),
  },
  countAudience: {
    ...read,
    who: { staff: MAIL_SETTERS },
    path: '/mail/audience',
    summary: 'How many members a mass mail would reach',
    input: audience,
    output: z.object({ data: z.object({ total: z.number() }) }),
  },
  beginCampaign: {
    ...set,
    path: '/mail/campaigns',
    summary: 'Begins a mass mail; `id` is made by the caller, so that asking again begins no second one',
    labels: { titles: 'mail_titles' },
    input: audience.extend({ id: z.uuid(), titles: line('mail_title'), contents: line('mail_content') }),
    output: z.object({ data: campaign }),
    errors: ['mail.nobody'],
  },
  stopCampaign: { ...move('Stops a mass mail where it is'), path: '/mail/campaigns/{id}/stop' },
  resumeCampaign: { ...move('Lets a stopped mass mail go on'), path: '/mail/campaigns/{id}/resume' },
  outgoing: {
    ...read,
    who: { staff: MAIL_SETTERS },
    path: '/mail/outgoing',
    summary: 'What left the site or would have left it, by e-mail and web push, the latest first',
    labels: { way: 'mail_way' },
    input: z.object({ way: z.enum(MAIL_WAYS).optional(), ...paging }),
    output: z.object({ data: pagedUpTo(outgoing) }),
  },
})
