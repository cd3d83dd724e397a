import { createQueryClient } from '@moongate/client/react'

/** Queues stay fresh by pushed events; half a minute of polling stands behind them should the stream be lost. */
export const queryClient = createQueryClient({ stale_ms: 5_000, focus: true })
