import { QueryClient } from '@tanstack/react-query'

/** Reads are tried once more; what the member sees stays fresh by pushed events, so focus does not reload it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})
