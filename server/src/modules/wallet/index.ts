/** Level 4: a member's wallets and the way of money to suppliers and back. */
export { type Wallet, loadWallets } from './balance.ts'
export { chooseAsset, type Owner, type WalletDeps } from './deps.ts'
export { createWalletOfficeHandlers } from './desk.office.ts'
export { countOpenTransfers } from './transfer.sql.ts'
export { walletOperateTypes, walletPostings } from './wallet.postings.ts'
export { createWalletHandlers } from './wallet.routes.ts'
export { createWalletJobs } from './wallet.worker.ts'
