import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitClass, Limiter } from './ports.ts'
import { createWindows, type Share } from './window.rules.ts'

/** Calls of an address and of an account; an address may stand for a whole house or office. */
export type Limits = Record<LimitClass, { address: Share; account: Share }>

export const defaultLimits: Limits = {
  read: { address: { points: 3000, per_s: 60 }, account: { points: 900, per_s: 60 } },
  write: { address: { points: 1200, per_s: 60 }, account: { points: 300, per_s: 60 } },
  auth: { address: { points: 60, per_s: 60 }, account: { points: 30, per_s: 60 } },
  signed: { address: { points: 12_000, per_s: 60 }, account: { points: 12_000, per_s: 60 } },
  // Where a server starts anew, all browsers of an address come back at once.
  stream: { address: { points: 12_000, per_s: 60 }, account: { points: 900, per_s: 60 } },
  upload: { address: { points: 60, per_s: 600 }, account: { points: 20, per_s: 600 } },
}

/** What the shared store needs of a database: a node-postgres pool. */
export type LimitStore = { query: (query: { text: string; values?: unknown[] }) => Promise<{ rows: unknown[] }> }
/** Seconds to wait for a key that has used up its share, else 0. */
type Counter = (key: string) => number | Promise<number>

/** Guessing is counted across processes; plain load is counted in each, which costs no database write. */
const shared: ReadonlySet<LimitClass> = new Set(['auth', 'upload'])

/** Our pool reads int8 as bigint; the limiter reckons with numbers, and these are epoch ms. */
const convertToNumbers = (store: LimitStore): LimitStore => ({
  query: async (query) => {
    const { rows } = await store.query(query)
    return {
      rows: (rows as { expire?: unknown }[]).map((row) => ({
        ...row,
        ...(row.expire !== undefined && { expire: Number(row.expire) }),
      })),
    }
  },
})

const createOwnCounter = (share: Share): Counter => {
  const count = createWindows(share)
  return (key) => count(key, performance.now())
}

const createSharedCounter = (name: string, { points, per_s }: Share, store: LimitStore): Counter => {
  const limiter = new RateLimiterPostgres({
    storeClient: convertToNumbers(store),
    storeType: 'pool',
    schemaName: 'kernel',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: per_s,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: per_s }),
    clearExpiredByTimeout: true,
  })
  return async (key) => {
    try {
      await limiter.consume(key)
      return 0
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      throw refused
    }
  }
}

/** Counts each call against its address and its account. Without a store all counting is in memory (one process, tests). */
export const createLimiter = (limits: Limits = defaultLimits, store?: LimitStore): Limiter => {
  const createCounter = (limit: LimitClass, kind: 'address' | 'account'): Counter =>
    store && shared.has(limit)
      ? createSharedCounter(`${limit}.${kind}`, limits[limit][kind], store)
      : createOwnCounter(limits[limit][kind])
  const createBoth = (limit: LimitClass) => ({
    address: createCounter(limit, 'address'),
    account: createCounter(limit, 'account'),
  })
  const counters: Partial<Record<LimitClass, ReturnType<typeof createBoth>>> = {}
  return (limit, keys) => {
    const { address, account } = (counters[limit] ??= createBoth(limit))
    let longest = 0
    const asked: Promise<number>[] = []
    for (const key of keys) {
      const wait = (key.startsWith('ip:') ? address : account)(key)
      if (typeof wait === 'number') longest = Math.max(longest, wait)
      else asked.push(wait)
    }
    if (asked.length === 0) return longest || undefined
    return Promise.all(asked).then((waits) => Math.max(longest, ...waits) || undefined)
  }
}
