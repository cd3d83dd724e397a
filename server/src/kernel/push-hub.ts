import type { Reader } from './db.ts'
import type { Listen } from './http/ports.ts'
import { listenTo } from './listener.ts'
import type { Log } from './log.ts'
import { decodeCursor, hasSeen, type Cursor, type Snapshot } from './push-cursor.rules.ts'
import { createDirectory, deliverBatch, makeBatch, offer, type Reading, type Subscriber } from './push-subscribers.ts'
import { findMissedPushes, findNewPushes, findSnapshot, type NewPushes, type PushRow } from './push.sql.ts'

export type PushHub = { listen: Listen; close(): Promise<void> }

/** A wake that was lost with the process that owed it, or with the connection it went by, is made up for after this. */
const SWEEP_MS = 1_000

const replay = async (r: Reader, to: Subscriber, from: Cursor): Promise<void> => {
  const { snapshot, rows } = await findMissedPushes(r, from, [...to.channels])
  const wasRead = ({ xid }: PushRow): boolean => hasSeen(from.until, xid)
  deliverBatch(to, makeBatch(from.before, from.until, rows.filter(wasRead)))
  const later = rows.filter((row) => !wasRead(row))
  deliverBatch(to, makeBatch(from.until, snapshot, later))
  const missed = to.waiting ?? []
  to.waiting = undefined
  to.seen = snapshot
  for (const batch of missed) offer(to, batch)
}

/** Reads what is new whenever it is woken, one reading at a time, from where the last one ended. */
const createReading = (
  d: { db: Reader; log: Pick<Log, 'warn'> },
  first: Snapshot,
  on_new: (found: Reading) => void,
): (() => void) => {
  let seen = first
  let [wanted, reading] = [false, false]
  const take = ({ snapshot, rows }: NewPushes): void => {
    if (rows.length > 0) on_new({ before: seen, until: snapshot, rows })
    seen = snapshot
  }
  const read = async (): Promise<void> => {
    while (wanted) {
      wanted = false
      take(await findNewPushes(d.db, seen))
    }
  }
  return () => {
    wanted = true
    if (reading) return
    reading = true
    // After a failure the next wake reads again from the same place.
    read()
      .catch((error: unknown) => d.log.warn({ err: error }, 'reading pushed events failed'))
      .finally(() => (reading = false))
  }
}

/**
 * Hands new events to this process's subscribers, none twice and none left out, also across a lost connection; those of one channel in
 * the order in which they were told. Each event's id is a cursor (`push-cursor.rules.ts`).
 */
export const createPushHub = async (d: { url: string; db: Reader; log: Pick<Log, 'warn'> }): Promise<PushHub> => {
  const directory = createDirectory()
  const wake = createReading(d, await findSnapshot(d.db), (found) => {
    for (const [subscriber, part] of directory.divide(found)) offer(subscriber, part)
  })
  const listener = await listenTo({ url: d.url, channel: 'moongate_push', log: d.log, on_notice: wake })
  const sweep = setInterval(wake, SWEEP_MS).unref()

  return {
    listen: async (channels, after, on_event, signal) => {
      const from = after === undefined ? undefined : decodeCursor(after)
      const subscriber: Subscriber = { channels: new Set(channels), waiting: from && [], deliver: on_event }
      const leave = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
      directory.add(subscriber)
      try {
        if (signal.aborted) return
        if (from) await replay(d.db, subscriber, from)
        await leave
      } finally {
        directory.remove(subscriber)
      }
    },
    close: () => {
      clearInterval(sweep)
      return listener.close()
    },
  }
}
