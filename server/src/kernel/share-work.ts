import { createBatches } from './batch.ts'
import type { Db } from './db.ts'
import { Unavailable } from './unavailable.ts'

/** `whose`: the member whose money a call moves; `max_waiting` is that of one lane. */
type Limits<C> = { whose: (call: C) => number; measure: (call: C) => number; max_size: number; max_waiting: number }

/**
 * While one batch waits for the disk or for us, the other is worked on. Members with an odd number share no account with the others,
 * neither their own nor a house account (those are dealt by `member_id % 64`), so the lanes never wait for each other.
 */
const LANES = 2

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
  const shared = new WeakMap<Db, ReturnType<typeof createLane>[]>()
  return (db, call) => {
    const lanes = shared.get(db) ?? Array.from({ length: LANES }, () => createLane(db))
    shared.set(db, lanes)
    const share = lanes[limits.whose(call) % LANES] as ReturnType<typeof createLane>
    return share(call)
  }
}
