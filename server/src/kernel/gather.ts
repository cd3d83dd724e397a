import type { Reader } from './db.ts'

/** Two readings under way, as for postings: while one waits for the database the next is made up. */
const LANES = 2
const MOST = 256

type Waiting<V> = { resolve: (found: V | undefined) => void; reject: (error: unknown) => void }

/**
 * Reads for many who ask at once: who comes while readings are under way goes with the next one, so that a crowd costs few statements
 * and a lone caller never waits. Each reading begins after its last caller asked, so nobody is told what was before. Not for transactions.
 */
export const gatherReads = <K, V>(
  read: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): ((key: K) => Promise<V | undefined>) => {
  let waiting = new Map<K, Waiting<V>[]>()
  let lanes = 0

  const take = (): Map<K, Waiting<V>[]> => {
    const all = waiting
    waiting = new Map([...all].slice(MOST))
    return all.size <= MOST ? all : new Map([...all].slice(0, MOST))
  }
  const runLane = async (): Promise<void> => {
    while (waiting.size > 0) {
      const asked = take()
      try {
        const found = await read([...asked.keys()])
        for (const [key, callers] of asked) for (const { resolve } of callers) resolve(found.get(key))
      } catch (error) {
        for (const callers of asked.values()) for (const { reject } of callers) reject(error)
      }
    }
    lanes -= 1
  }
  return (key) =>
    new Promise((resolve, reject) => {
      const caller = { resolve, reject }
      const known = waiting.get(key)
      if (known) known.push(caller)
      else waiting.set(key, [caller])
      if (lanes === LANES) return
      lanes += 1
      setImmediate(() => void runLane()) // callers of the same turn of the event loop share the first reading
    })
}

/** The same by database, with plans that are kept: what is read by its keys. Within a transaction each reads for itself: it sees what it wrote. */
export const gatherByDb = <K, V>(
  read: (r: Reader, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): ((r: Reader, key: K) => Promise<V | undefined>) => {
  const shared = new WeakMap<Reader, (key: K) => Promise<V | undefined>>()
  return async (r, key) => {
    if (!('tx' in r)) return (await read(r, [key])).get(key)
    const find = shared.get(r) ?? gatherReads((keys: readonly K[]) => read(r.steady, keys))
    shared.set(r, find)
    return find(key)
  }
}
