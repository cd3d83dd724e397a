import type { PushedEvent } from './http/ports.ts'
import { createCursors, pickLater, hasSeen, type Snapshot } from './push-cursor.rules.ts'
import type { PushRow } from './push.sql.ts'

/** What one reading found, between what was seen before it and after it. */
export type Reading = { before: Snapshot; until: Snapshot; rows: readonly PushRow[] }
/** The same, or a part of it, as events whose ids tell where it was. */
export type Batch = Reading & { events: readonly PushedEvent[] }
/** One who listens; batches of their events wait while older ones are still being read, and may lag behind that reading: `seen`. */
export type Subscriber = {
  channels: ReadonlySet<string>
  seen?: Snapshot
  waiting: Batch[] | undefined
  deliver: (event: PushedEvent) => void
}

/** Events with the cursors that a reader who breaks off after them comes back with. */
const createEvents = (reading: Omit<Reading, 'rows'>): ((row: PushRow) => PushedEvent) => {
  const nameCursor = createCursors(reading)
  return ({ id, type, data }) => ({ id: nameCursor(id), type, data })
}

export const makeBatch = (before: Snapshot, until: Snapshot, rows: readonly PushRow[]): Batch => ({
  before,
  until,
  rows,
  events: rows.map(createEvents({ before, until })),
})

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
    /** The part of a reading that each of those has who hear anything of it; what nobody hears is left as it is. */
    divide: ({ rows, ...span }: Reading): Map<Subscriber, Batch> => {
      const makeEvent = createEvents(span)
      const parts = new Map<Subscriber, { rows: PushRow[]; events: PushedEvent[] } & typeof span>()
      for (const row of rows) {
        const listeners = by_channel.get(row.channel)
        if (!listeners) continue
        const event = makeEvent(row)
        for (const one of listeners) {
          const part = parts.get(one) ?? { ...span, rows: [], events: [] }
          part.rows.push(row)
          part.events.push(event)
          parts.set(one, part)
        }
      }
      return parts
    },
  }
}
