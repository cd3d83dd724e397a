import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Db, Reader, Tx } from './db.ts'
import { type EventDefinition, readEvent } from './event.ts'
import { defineJob, enqueue, handle, type JobDefinition, type JobHandler } from './jobs.ts'

/** One who listens to an event; made by `listen`. */
export type Listener = {
  readonly event: EventDefinition
  readonly name: string
  readonly hear: (r: Reader, stored: unknown) => Promise<void>
}

const fanOut = defineJob('kernel.event', z.object({ event_id: z.uuid(), event: z.string(), payload: z.unknown() }))
const defineListenerJob = (event: string, { name }: Listener): JobDefinition<z.ZodUnknown> =>
  defineJob(`event:${event}:${name}`, z.unknown())

/**
 * Tells the modules above that something happened, in the same transaction. Each hears it at least once, so a handler's
 * effect is keyed by the thing that happened. The event stands in `server/src/events.ts`.
 */
export const emit = <S extends z.ZodType>(
  tx: Tx,
  event: EventDefinition<S>,
  payload: z.output<NoInfer<S>>,
): Promise<void> =>
  enqueue(tx, fanOut, { event_id: randomUUID(), event: event.name, payload: z.encode(event.payload, payload) })

/** Binds a module (`name`) to an event of a lower one; the handler gets the payload as it was defined. */
export const listen = <S extends z.ZodType>(
  event: EventDefinition<S>,
  name: string,
  handler: (payload: z.output<S>) => Promise<void>,
): Listener => ({ event, name, hear: async (r, stored) => handler(await readEvent(r, event, stored)) })

const listNames = ({ name, formerly }: EventDefinition): string[] => (formerly ? [name, formerly] : [name])

/** Passes an event on to each who listens. One that stands in no table is an error: nobody could ever hear it. */
const createFanOut = (db: Db, events: readonly EventDefinition[], listeners: readonly Listener[]): JobHandler =>
  handle(fanOut, async ({ event_id, event, payload }) => {
    const known = events.find((one) => listNames(one).includes(event))
    if (!known) throw new Error(`no event is named ${event}: it stands in no table`)
    await db.tx(async (tx) => {
      for (const one of listeners.filter((listener) => listener.event === known))
        await enqueue(tx, defineListenerJob(known.name, one), payload, { key: `${event_id}:${one.name}` })
    })
  })

/** One job that passes events on, and one for each listener, so that a failing one holds up no other. */
export const createEventHandlers = (
  db: Db,
  events: readonly EventDefinition[],
  listeners: readonly Listener[],
): JobHandler[] => {
  const deaf = listeners.find(({ event }) => !events.includes(event))
  if (deaf) throw new Error(`${deaf.name} listens to ${deaf.event.name}, which stands in no table`)
  return [
    createFanOut(db, events, listeners),
    ...listeners.flatMap((one) =>
      listNames(one.event).map((name) => handle(defineListenerJob(name, one), (stored) => one.hear(db, stored))),
    ),
  ]
}
