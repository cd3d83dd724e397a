import type { Tx } from './db.ts'
import { enqueue, type Job, type JobTable } from './jobs.ts'

/** Who hears which news: event name → subscriber (a room) → what it does. Read by the composition root only. */
export type Subscriptions = Readonly<Record<string, Readonly<Record<string, Job>>>>

const taskOf = (event: string): string => `event:${event}`
const heardBy = (event: string, subscriber: string): string => `event:${event}:${subscriber}`

/**
 * Tells the rooms above that something happened, in the same transaction. Each hears it at least once, so a handler's
 * effect is keyed by the thing that happened.
 */
export const emit = (tx: Tx, event: string, payload: Record<string, unknown>): Promise<void> => enqueue(tx, taskOf(event), payload)

/** One job that passes an event on and one for each subscriber, so that a failing one holds up no other. */
export const outboxJobs = (db: { tx<T>(fn: (tx: Tx) => Promise<T>): Promise<T> }, subscriptions: Subscriptions): JobTable => {
  const jobs: Record<string, Job> = {}
  for (const [event, subscribers] of Object.entries(subscriptions)) {
    jobs[taskOf(event)] = (payload) =>
      db.tx(async (tx) => {
        for (const subscriber of Object.keys(subscribers)) await enqueue(tx, heardBy(event, subscriber), payload)
      })
    for (const [subscriber, job] of Object.entries(subscribers)) jobs[heardBy(event, subscriber)] = job
  }
  return jobs
}
