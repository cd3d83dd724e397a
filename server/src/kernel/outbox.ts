import { randomUUID } from 'node:crypto'
import type { Db, Tx } from './db.ts'
import { enqueue, type Job, type JobTable } from './jobs.ts'

/** Who hears which news: event name → subscriber (a module) → what it does. Written by the composition root only. */
export type Subscriptions = Readonly<Record<string, Readonly<Record<string, Job>>>>

const FAN_OUT = 'kernel.event'
const nameListenerJob = (event: string, subscriber: string): string => `event:${event}:${subscriber}`

/**
 * Tells the modules above that something happened, in the same transaction. Each hears it at least once, so a handler's
 * effect is keyed by the thing that happened.
 */
export const emit = (tx: Tx, event: string, payload: Record<string, unknown>): Promise<void> =>
  enqueue(tx, FAN_OUT, { event_id: randomUUID(), event, payload })

/** Joins the subscriptions of several modules; two modules may hear the same event. */
export const joinSubscriptions = (all: readonly Subscriptions[]): Subscriptions => {
  const result: Record<string, Record<string, Job>> = {}
  for (const subscriptions of all) {
    for (const [event, subscribers] of Object.entries(subscriptions))
      result[event] = { ...result[event], ...subscribers }
  }
  return result
}

type News = { event_id: string; event: string; payload: Record<string, unknown> }

/** One job that passes an event on, and one for each subscriber, so that a failing one holds up no other. */
export const createOutboxJobs = (db: Db, subscriptions: Subscriptions): JobTable => {
  const jobs: Record<string, Job> = {
    [FAN_OUT]: async (job) => {
      const { event_id, event, payload } = job as News
      await db.tx(async (tx) => {
        for (const subscriber of Object.keys(subscriptions[event] ?? {}))
          await enqueue(tx, nameListenerJob(event, subscriber), payload, { key: `${event_id}:${subscriber}` })
      })
    },
  }
  for (const [event, subscribers] of Object.entries(subscriptions)) {
    for (const [subscriber, job] of Object.entries(subscribers)) jobs[nameListenerJob(event, subscriber)] = job
  }
  return jobs
}
