import { createBatches } from './batch.ts'
import type { Db, Tx } from './db.ts'
import { Unavailable } from './unavailable.ts'

/** Calls whose work was begun and cannot stand, each with what it is answered. */
class Undone extends Error {
  readonly ends: ReadonlyMap<unknown, unknown>
  constructor(ends: ReadonlyMap<unknown, unknown>) {
    super('some calls cannot stand')
    this.ends = ends
  }
}

/** Within `runTogether`: rolls all back where there are such calls; the others are done again without them. */
export const undo = <C, R>(ends: readonly (readonly [call: C, end: R])[]): void => {
  if (ends.length > 0) throw new Undone(new Map(ends))
}

/** Work that goes ahead as if nothing stood in anybody's way met somebody who has to be asked about first. */
export class HasToAsk extends Error {
  override name = 'HasToAsk'
}

/**
 * Does calls by `ahead`, whose statements do not wait for what is nearly always so; where that throws HasToAsk, nothing of it stands
 * and `work` does them (decisions/0416).
 */
export const runAhead = async <C, R>(
  db: Db,
  calls: readonly C[],
  ahead: (tx: Tx, calls: readonly C[]) => Promise<readonly R[]>,
  work: (tx: Tx, calls: readonly C[]) => Promise<readonly R[]>,
): Promise<R[]> => {
  try {
    return await runTogether(db, calls, ahead)
  } catch (error) {
    if (!(error instanceof HasToAsk)) throw error
    return runTogether(db, calls, work)
  }
}

/** Does calls in one transaction, each of them whole or not at all; an end for each, in their order. */
export const runTogether = async <C, R>(
  db: Db,
  calls: readonly C[],
  work: (tx: Tx, calls: readonly C[]) => Promise<readonly R[]>,
): Promise<R[]> => {
  const ends = new Map<C, R>()
  while (ends.size < calls.length) {
    const left = calls.filter((call) => !ends.has(call))
    try {
      const done = await db.tx((tx) => work(tx, left))
      left.forEach((call, i) => ends.set(call, done[i] as R))
    } catch (error) {
      if (!(error instanceof Undone)) throw error
      for (const [call, end] of error.ends as ReadonlyMap<C, R>) ends.set(call, end)
    }
  }
  return calls.map((call) => ends.get(call) as R)
}

/** `whose`: the member whose money a call moves; `max_waiting` is that of one lane. */
type Limits<C> = { whose: (call: C) => number; measure: (call: C) => number; max_size: number; max_waiting: number }

/**
 * While one batch waits for the disk or for us, the other is worked on. Members with an odd number share no account with the others,
 * neither their own nor the house's (its buckets are dealt by `member_id % 64`), so the lanes never wait for each other.
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
