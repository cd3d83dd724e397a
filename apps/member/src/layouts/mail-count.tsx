import { useQuery } from '@tanstack/react-query'
import { unreadQuery } from '../api/mail-queries.ts'
import { formatCount } from '../text.ts'
import css from './mail-count.module.css'

/** How many mails are unread, beside the link to them (R2.20, R2.23); nothing where none is. */
const MailCount = () => {
  const { data: unread = 0 } = useQuery(unreadQuery)
  return unread > 0 && <em className={css.count}>{formatCount(unread)}</em>
}

export default MailCount
