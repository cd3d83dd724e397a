import type { Mail } from '../../api/mail-queries.ts'

/** R4.16: how many are unread once these are marked; never below none, whatever was counted before. */
export const countAfter = (unread: number, marked: readonly Pick<Mail, 'is_read'>[], is_read: 0 | 1): number => {
  const changed = marked.filter((mail) => mail.is_read !== is_read).length
  return Math.max(0, is_read === 1 ? unread - changed : unread + changed)
}

/** What is chosen once one is pressed. */
export const toggleChoice = (chosen: readonly number[], id: number): number[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]

const MARK = 'Re: '
const LONGEST = 60

/** The subject of an answer: marked once, and no longer than a subject may be. */
export const makeReplyTitle = (title: string): string =>
  (title.startsWith(MARK) ? title : `${MARK}${title}`).slice(0, LONGEST).trim()
