import { reloadWallets } from '../../api/refresh.ts'
import { queryClient } from '../../api/query-client.ts'

/** The reads by which the site shows balances. */
const MONEY = new Set<unknown>(['me', 'wallets', 'holdings'])

/**
 * Keeps the balances that are shown as they are, whatever is pushed or read meanwhile; the answer ends that and shows the truth. Who
 * leaves takes what was theirs along: it is never put back.
 */
export const holdMoney = (): (() => void) => {
  const cache = queryClient.getQueryCache()
  const shown = new Map(
    cache.findAll({ predicate: ({ queryKey }) => MONEY.has(queryKey[0]) }).map((query) => [query, query.state.data]),
  )
  let writing = false
  const stop = cache.subscribe(({ type, query }) => {
    const kept = shown.get(query)
    if (writing || type !== 'updated' || kept === undefined || query.state.data === kept) return
    writing = true
    query.setData(kept)
    writing = false
  })
  return () => {
    stop()
    void reloadWallets()
  }
}
