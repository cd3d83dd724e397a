import { HasToAsk } from './breath.ts'
import { type Db, sql, type Tx } from './db.ts'

/** A Db whose transactions are part of one that is already open, which no breath may end: its work is done with asking first. */
const runInside = (tx: Tx): Db => ({
  many: tx.many,
  one: tx.one,
  maybe: tx.maybe,
  run: tx.run,
  steady: tx.steady,
  count: tx.count,
  wake: tx.wake,
  tx: (fn) => fn(tx),
  breath: () => Promise.reject(new HasToAsk('a transaction is open')),
})

/**
 * Runs a seed unless it ever ran on this database; all of it is there afterwards or nothing. Answers whether it ran. `fill`
 * must use the Db that it gets. Of racing starters one runs it and the others wait.
 */
export const seedOnce = (db: Db, name: string, fill: (db: Db) => Promise<void>): Promise<boolean> =>
  db.tx(async (tx) => {
    if ((await tx.run(sql`insert into kernel.seeded (name) values (${name}) on conflict do nothing`)) === 0)
      return false
    await fill(runInside(tx))
    return true
  })
