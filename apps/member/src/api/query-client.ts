import { createQueryClient } from '@moongate/client/react'

/** Reads are tried once more; what the member sees stays fresh by pushed events, so focus does not reload it. */
export const queryClient = createQueryClient({ stale_ms: 30_000, focus: false })
