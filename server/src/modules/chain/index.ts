/** Level 7: deposits in USDT, seen on the chain itself. */
import type { Reader } from '../../kernel/db.ts'
import { countTransfers } from './transfer.sql.ts'

export { skipAddresses } from './address.sql.ts'
export type { Chain, ChainPort, Chains, ChainTransfer, Head } from './chain.port.ts'
export { watchJob } from './chain.jobs.ts'
export { fetchOwnTransfers } from './day.ts'
export { isWatched } from './day.sql.ts'
export { chainSettings } from './chain.settings.ts'
export { createChainJobs } from './chain.worker.ts'
export { createChainOfficeHandlers } from './transfer.office.ts'
export { sumOpenUsdt } from './order.sql.ts'
export { createChainHandlers } from './usdt.routes.ts'

/** How many transfers wait for people. */
export const countQueued = async (r: Reader): Promise<number> => (await countTransfers(r, { states: ['queued'] })).n
