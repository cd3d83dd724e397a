import { createBatches } from './batch.ts'
import type { Db } from './db.ts'
import { createLanes } from './lanes.ts'
import { Unavailable } from './unavailable.ts'

/** `whose`: the member whose money a call moves; `max_waiting` is that of one lane. */
type Limits<C> = { whose: (call: C) => number; measure: (call: C) => number; max_size: number; max_waiting: number }

/**
 * Lets the calls of a use case that come at once share their work (decisions/0117), in two lanes (decisions/0415). Those of one member
 * keep their order. Work that fails by a fault is done for each call by itself; where the database is away nobody's is tried again for
 * them: asked again, it is found or done.
 */
export const shareWork = <C, R>(
  work: (db: Db, calls: readonly C[]) => Promise<readonly R[]>,
  limits: Limits<C>,
): ((db: Db, call: C) => Promise<R>) => {
  const createLane = (db: Db) =>
    createBatches<C, R>({
      ...limits,
      run: (calls) => work(db, calls),
      rescue: async (call, error, had_company) => {
        if (!had_company || error instanceof Unavailable) throw error
        const [end] = await work(db, [call])
        return end as R
      },
    })
  const shared = new WeakMap<Db, (member_id: number) => ReturnType<typeof createLane>>()
  return (db, call) => {
    const findLane = shared.get(db) ?? createLanes(() => createLane(db))
    shared.set(db, findLane)
    return findLane(limits.whose(call))(call)
  }
}
