import type pg from 'pg'

/** What a session's `kernel.now()` shall answer: a fixed instant, or nothing for the database's own clock. */
export type SessionTime = () => Date | undefined

/** Tells a connection the time before it is used, when it differs from what it was told last. */
export const createTimeKeeper = (time: SessionTime | undefined): ((client: pg.ClientBase) => Promise<void>) => {
  const told = new WeakMap<pg.ClientBase, string>()
  return async (client) => {
    if (!time) return
    const wanted = time()?.toISOString() ?? ''
    if ((told.get(client) ?? '') === wanted) return
    await client.query(`select set_config('moongate.clock_at', $1, false)`, [wanted])
    told.set(client, wanted)
  }
}
