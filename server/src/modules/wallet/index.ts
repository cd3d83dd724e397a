/** Rung 4: a member's wallets and the way of money to suppliers and back. */
export { type Wallet, wallets } from './balance.ts'
export { assetFor, type Owner, type WalletDeps } from './deps.ts'
export { walletHandlers } from './wallet.routes.ts'
export { walletJobs, walletSchedule } from './wallet.jobs.ts'
