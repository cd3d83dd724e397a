import type { Reader } from './db.ts'
import type { Listen, PushedEvent } from './http/ports.ts'
import { listenTo } from './listener.ts'
import type { Log } from './log.ts'
import { findNewestPush, type PushRow, findPushesAfter } from './push.sql.ts'

export type PushHub = { listen: Listen; close(): Promise<void> }

/** One who listens: what it has seen so far, and what waits while older events are still being read. */
type Subscriber = {
  channels: ReadonlySet<string>
  seen: bigint
  waiting: PushRow[] | undefined
  deliver: (event: PushedEvent) => void
}

const hand = (to: Subscriber, row: PushRow): void => {
  if (row.id <= to.seen) return
  to.seen = row.id
  to.deliver({ id: String(row.id), type: row.type, data: row.data })
}

const offer = (to: Subscriber, row: PushRow): void => {
  if (!to.channels.has(row.channel)) return
  if (to.waiting) to.waiting.push(row)
  else hand(to, row)
}

const replay = async (r: Reader, to: Subscriber): Promise<void> => {
  for (
    let rows = await findPushesAfter(r, to.seen, [...to.channels]);
    rows.length > 0;
    rows = await findPushesAfter(r, to.seen, [...to.channels])
  ) {
    for (const row of rows) hand(to, row)
  }
  const missed = to.waiting ?? []
  to.waiting = undefined
  for (const row of missed) hand(to, row)
}

/**
 * Hears of new events through NOTIFY and hands them to this process's subscribers in the order of commits, none twice and
 * none left out, also across a lost connection.
 */
export const createPushHub = async ({
  url,
  db,
  log,
}: {
  url: string
  db: Reader
  log: Pick<Log, 'warn'>
}): Promise<PushHub> => {
  const subscribers = new Set<Subscriber>()
  let newest = await findNewestPush(db)
  let wanted = false
  let reading = false

  const read = async (): Promise<void> => {
    while (wanted) {
      wanted = false
      for (let rows = await findPushesAfter(db, newest); rows.length > 0; rows = await findPushesAfter(db, newest)) {
        for (const row of rows) for (const subscriber of subscribers) offer(subscriber, row)
        newest = rows.at(-1)?.id ?? newest
      }
    }
  }
  const handleNotification = (): void => {
    wanted = true
    if (reading) return
    reading = true
    // After a failure the next notification, or the listener's reconnection, reads again from the same place.
    read()
      .catch((error: unknown) => log.warn({ err: error }, 'reading pushed events failed'))
      .finally(() => (reading = false))
  }
  const listener = await listenTo({ url, channel: 'moongate_push', log, on_notice: handleNotification })

  return {
    listen: async (channels, after_id, on_event, signal) => {
      const subscriber: Subscriber = {
        channels: new Set(channels),
        seen: after_id === undefined ? newest : BigInt(after_id),
        waiting: after_id === undefined ? undefined : [],
        deliver: on_event,
      }
      const leave = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
      subscribers.add(subscriber)
      try {
        if (signal.aborted) return
        if (after_id !== undefined) await replay(db, subscriber)
        await leave
      } finally {
        subscribers.delete(subscriber)
      }
    },
    close: () => listener.close(),
  }
}
