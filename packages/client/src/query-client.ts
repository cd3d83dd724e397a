import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from './types.ts'

/** `stale_ms`: for how long a read is fresh; `focus`: whether coming back to the window reads again what is stale. */
export type ReadOptions = { stale_ms: number; focus: boolean }

const isAnswered = (error: Error): boolean => error instanceof ApiError && error.status > 0

/**
 * The library reads anew what is stale, but for a first read that is still under way: that one would end with what was before. It is
 * begun again here; who waits for it gets the new answer.
 */
class ReadClient extends QueryClient {
  override invalidateQueries<K extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' }))
      if (query.state.data === undefined) void query.cancel({ silent: true })
    return super.invalidateQueries(filters, options)
  }
}

/**
 * What an app has read, kept by key. Reads only: what a person sends goes through `useSend` (decisions/0045), because a
 * mutation of the library waits for the network and goes out by itself later. A read that got no answer is tried once more,
 * and goes again when the network is back; what the server has answered is not asked twice, nor told twice.
 */
export const createQueryClient = ({ stale_ms, focus }: ReadOptions): QueryClient =>
  new ReadClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failed, error) => failed < 1 && !isAnswered(error),
        staleTime: stale_ms,
        refetchOnReconnect: true,
        refetchOnWindowFocus: focus,
      },
    },
  })

/** The server is back: what it could not be asked meanwhile is read again, and with it whatever `is_stale` names. */
export const readAgain = (client: QueryClient, is_stale: (key: string) => boolean = () => false): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [key], state }) => state.status === 'error' || is_stale(String(key)),
  })
