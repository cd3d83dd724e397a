import type { PushedEvent } from './http/ports.ts'
import { encodeCursor, pickLater, hasSeen, type Snapshot } from './push-cursor.rules.ts'
import type { PushRow } from './push.sql.ts'

/** Events of one reading, their ids told by what was seen before it and after it. */
export type Batch = { before: Snapshot; until: Snapshot; rows: readonly PushRow[]; events: readonly PushedEvent[] }
/** One who listens; batches of their events wait while older ones are still being read, and may lag behind that reading: `seen`. */
export type Subscriber = {
  channels: ReadonlySet<string>
  seen?: Snapshot
  waiting: Batch[] | undefined
  deliver: (event: PushedEvent) => void
}

/** Events with the cursors that a reader who breaks off after them comes back with. */
export const makeBatch = (before: Snapshot, until: Snapshot, rows: readonly PushRow[]): Batch => {
  const events = rows.map(({ id, type, data }) => ({ id: encodeCursor({ before, until, id }), type, data }))
  return { before, until, rows, events }
}

/** Delivers all of a batch, in its order. */
export const deliverBatch = (to: Subscriber, { events }: Batch): void => {
  for (const event of events) to.deliver(event)
}

/** What of a batch a reading that saw `snapshot` has not found yet. */
const skipSeen = ({ before, until, rows }: Batch, snapshot: Snapshot): Batch =>
  makeBatch(
    pickLater(before, snapshot),
    until,
    rows.filter(({ xid }) => !hasSeen(snapshot, xid)),
  )

/** Delivers what of a batch has not been delivered, or lays it by while older events are being read. */
export const offer = (to: Subscriber, batch: Batch): void => {
  if (to.waiting) return void to.waiting.push(batch)
  if (to.seen !== undefined && pickLater(batch.before, to.seen) === batch.before) delete to.seen
  deliverBatch(to, to.seen === undefined ? batch : skipSeen(batch, to.seen))
}

/** Who listens to a channel. Whoever hears nothing of a batch is not looked at: there may be ten thousand of them. */
export const createDirectory = () => {
  const by_channel = new Map<string, Set<Subscriber>>()
  return {
    add: (one: Subscriber): void => {
      for (const channel of one.channels) by_channel.set(channel, (by_channel.get(channel) ?? new Set()).add(one))
    },
    remove: (one: Subscriber): void => {
      for (const channel of one.channels) {
        const others = by_channel.get(channel)
        others?.delete(one)
        if (others?.size === 0) by_channel.delete(channel)
      }
    },
    /** The part of a batch that each of those has who hear anything of it. */
    divide: ({ rows, events, ...span }: Batch): Map<Subscriber, Batch> => {
      const parts = new Map<Subscriber, { rows: PushRow[]; events: PushedEvent[] } & typeof span>()
      for (const [i, row] of rows.entries())
        for (const one of by_channel.get(row.channel) ?? []) {
          const part = parts.get(one) ?? { ...span, rows: [], events: [] }
          part.rows.push(row)
          part.events.push(events[i] as PushedEvent)
          parts.set(one, part)
        }
      return parts
    },
  }
}
