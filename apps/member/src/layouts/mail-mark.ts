import { lazily } from '../start/lazily.tsx'

/** The count of unread mails, fetched once the member is known. */
export const MailMark = lazily(() => import('./mail-count.tsx'))
