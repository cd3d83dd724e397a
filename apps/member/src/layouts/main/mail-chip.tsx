import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Icon, VisuallyHidden } from '@moongate/ui'
import { mail } from '@moongate/ui/icons.gen'
import { unreadQuery } from '../../api/mail-queries.ts'
import { formatCount, t } from '../../text.ts'
import css from './order-chip.module.css'

/** The way to the member's mail, with how many are unread (R2.20). */
export const MailChip = () => {
  const { data: unread = 0 } = useQuery(unreadQuery)
  return (
    <Link to="/Member/SiteMail" className={css.chip} data-mail data-none={unread === 0 || undefined}>
      <VisuallyHidden>{t('member-money:unread', { count: unread })}</VisuallyHidden>
      <Icon d={mail} size={20} />
      {unread > 0 && <em aria-hidden>{formatCount(unread)}</em>}
    </Link>
  )
}
