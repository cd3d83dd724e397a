import { HasToAsk } from './breath.ts'
import type { Breath, Db, Tx } from './db.ts'

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

/**
 * Does calls by `ahead`, in one breath; where something is not as it nearly always is, nothing of it stands and `work` does them,
 * which asks first (decisions/0491).
 */
export const runAhead = async <C, R>(
  db: Db,
  calls: readonly C[],
  ahead: (breath: Breath, calls: readonly C[]) => Promise<readonly R[]>,
  work: (tx: Tx, calls: readonly C[]) => Promise<readonly R[]>,
): Promise<readonly R[]> => {
  try {
    return await db.breath((breath) => ahead(breath, calls))
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
