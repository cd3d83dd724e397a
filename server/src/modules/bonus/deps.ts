import type { Kernel } from '../../kernel/index.ts'
import type { Asset } from '../ledger/index.ts'

export type BonusDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'config' | 'translate' | 'log'>

export const getCurrency = (d: Pick<BonusDeps, 'config'>): Asset => d.config.currency as Asset
