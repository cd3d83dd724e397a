import type { AnswerOf, Lang } from '@moongate/contract'
import type { mailOfficeRoutes } from '@moongate/contract/mail.office'
import { MAIL_TEMPLATES } from '@moongate/contract/mail.states'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import { markState } from '../../kernel/seen.ts'
import { pickText, type Text } from '../site/index.ts'
import type { Campaign } from './campaign.sql.ts'
import type { Message } from './mail.sql.ts'
import type { Logged } from './outgoing.sql.ts'
import { describeText, type Template } from './template.ts'
import type { CannedAnswer } from './template.sql.ts'
import type { Thread } from './thread.sql.ts'

type Routes = typeof mailOfficeRoutes
type DeskMessage = AnswerOf<Routes['thread']>['data']['messages'][number]
type DeskOutgoing = AnswerOf<Routes['outgoing']>['data']['data'][number]
/** What views need beside a row: names of members by their number, the reader's language, the site's time zone. */
export type Shown = { names: ReadonlyMap<number, string>; lang: Lang; zone: string }

const listLangs = (text: Text) => ({
  zh_cn: pickText(text, 'zh_cn'),
  zh_hk: pickText(text, 'zh_hk'),
  en: pickText(text, 'en'),
  th: pickText(text, 'th'),
  vi: pickText(text, 'vi'),
})

/** A thread as staff see it. */
export const threadView = (t: Thread, { names, zone }: Shown): AnswerOf<Routes['take']>['data'] => ({
  id: t.id,
  member_id: t.member_id,
  member_name: names.get(t.member_id) ?? '',
  title: t.title,
  state: t.state,
  assigned_to: t.assigned_to,
  assigned_name: t.assigned_name,
  opened_at: formatWireTime(t.opened_at, zone),
  moved_at: formatWireTime(t.moved_at, zone),
})

/** A mail of a thread as staff see it. */
export const messageView = (m: Message, { lang, zone }: Shown): DeskMessage => ({
  id: m.id,
  box: m.box,
  title: pickText(m.title, lang),
  content: pickText(m.content, lang),
  staff_name: m.staff_name,
  is_read: Number(m.is_read),
  time: formatWireTime(m.created_at, zone),
})

/** A template in every language, with its blanks. */
export const templateView = (t: Template, zone: string): AnswerOf<Routes['setTemplate']>['data'] => ({
  kind: t.kind,
  blanks: [...MAIL_TEMPLATES[t.kind]],
  titles: listLangs(t.title),
  contents: listLangs(t.content),
  is_on: t.is_on,
  is_own: t.is_own,
  set_by: t.set_by,
  set_at: formatWireTimeOrNull(t.set_at, zone),
  seen: markState(describeText(t)),
})

/** Canned answers in their order. */
export const answersView = (answers: CannedAnswer[]): AnswerOf<Routes['setAnswers']>['data'] => ({
  answers,
  seen: markState(answers),
})

/** A mass mail with how far it has come. */
export const campaignView = (c: Campaign, zone: string): AnswerOf<Routes['beginCampaign']>['data'] => ({
  id: c.id,
  titles: listLangs(c.title),
  audience: c.audience,
  least: c.least,
  state: c.state,
  total: c.total,
  sent: c.sent,
  begun_by: c.begun_by,
  begun_at: formatWireTime(c.begun_at, zone),
  finished_at: formatWireTimeOrNull(c.finished_at, zone),
})

/** What left the site, to whom and how; what staff wrote to one member for those alone who read members' mail (`is_reader`). */
export const outgoingView = (o: Logged, { names, zone }: Shown, is_reader: boolean): DeskOutgoing => ({
  id: o.id,
  member_id: o.member_id,
  member_name: names.get(o.member_id) ?? '',
  way: o.way,
  address: o.address,
  title: o.is_letter && !is_reader ? '' : o.title,
  content: o.is_letter && !is_reader ? '' : o.content,
  state: o.state,
  error: o.error,
  time: formatWireTime(o.created_at, zone),
})
