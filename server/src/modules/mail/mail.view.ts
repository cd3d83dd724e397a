import type { AnswerOf, Lang } from '@moongate/contract'
import type { mailRoutes } from '@moongate/contract/mail'
import { formatWireTime } from '../../kernel/time.ts'
import { pickText } from '../site/index.ts'
import type { Message } from './mail.sql.ts'

/** A mail in the words of the wire (R3.7), in the reader's language where it has one. */
export const mailView = (
  { id, is_read, title, content, pid, box, staff_name, created_at }: Message,
  lang: Lang,
  time_zone: string,
): AnswerOf<typeof mailRoutes.list>['data']['data'][number] => ({
  id,
  is_read: Number(is_read),
  title: pickText(title, lang),
  content: pickText(content, lang),
  time: formatWireTime(created_at, time_zone),
  pid: pid ?? 0,
  is_system: Number(box === 'inbox' && staff_name === ''),
})
