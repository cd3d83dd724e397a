import type { Kernel } from '../../kernel/index.ts'
import type { UnreadEntry } from '../games/index.ts'

/** An alarm in the log for matches that a supplier told and nobody can read: they are left out, the others are shown. */
export const warnUnread = ({ log }: Pick<Kernel, 'log'>, supplier: string, unread: readonly UnreadEntry[]): void => {
  const [first] = unread
  if (first)
    log.error(
      { alarm: 'match_unread', supplier, count: unread.length, match: first.id, why: first.why, raw: first.raw },
      'matches of a supplier cannot be read',
    )
}

/** The same where one list is asked for again and again: each is told of when it comes up. */
export const watchUnread = (d: Pick<Kernel, 'log'>) => {
  const heard = new Map<string, ReadonlySet<string>>()
  const nameEntry = ({ id, raw }: UnreadEntry): string => id ?? raw
  return (supplier: string, unread: readonly UnreadEntry[]): void => {
    const before = heard.get(supplier)
    heard.set(supplier, new Set(unread.map(nameEntry)))
    warnUnread(
      d,
      supplier,
      unread.filter((one) => !before?.has(nameEntry(one))),
    )
  }
}
