import { expect } from 'vitest'
import { sql } from '../../server/src/kernel/db.ts'
import type { TestDb } from './test-db.ts'

type Held = {
  /** The statement that takes what is held. */
  lock: string
  /** What is done before it is let go. */
  meanwhile?: string
  /** One after another, each begun once all before it wait. */
  asks: readonly (() => Promise<unknown>)[]
}

/** Asks while another transaction holds a lock, so that what is asked meets there in this order whatever the machine does; answers their answers. */
export const askWhileHeld = async (owner: TestDb['owner'], { lock, meanwhile, asks }: Held): Promise<unknown[]> => {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const holder = await owner.pool.connect()
  const asked: Promise<unknown>[] = []
  try {
    await holder.query('begin')
    await holder.query(lock)
    for (const ask of asks) {
      asked.push(ask())
      await expect.poll(() => owner.run(waiting)).toBeGreaterThanOrEqual(asked.length)
    }
    if (meanwhile !== undefined) await holder.query(meanwhile)
    await holder.query('commit')
    return await Promise.all(asked)
  } finally {
    holder.release(true)
  }
}
