import type { Kernel } from '../../kernel/index.ts'
import type { Asset } from '../ledger/index.ts'

export type SavingsDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'config' | 'log'>

/** What plans are sold in. */
export const getCurrency = (d: Pick<SavingsDeps, 'config'>): Asset => d.config.currency as Asset
