import type { Kernel } from '../../kernel/index.ts'

export type LotteryDeps = Pick<Kernel, 'db' | 'rng' | 'ids' | 'translate' | 'config' | 'log'>
/** The code of this supplier, on the wire and in the ledger. */
export const JZ = 'JZ'
