import { QueryClient } from '@tanstack/react-query'

/** Queues stay fresh by pushed events; half a minute of polling stands behind them should the stream be lost. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 5_000, retry: 1, refetchOnWindowFocus: true }, mutations: { retry: false } },
})
