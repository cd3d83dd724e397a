/** Level 7: deposits in USDT, seen on the chain itself. */
export type { Chain, ChainPort, Chains, ChainTransfer, Head } from './chain.port.ts'
export { chainSettings } from './chain.settings.ts'
export { createChainJobs } from './chain.worker.ts'
export { createChainOfficeHandlers } from './transfer.office.ts'
export { createChainHandlers } from './usdt.routes.ts'
