import type { Kernel } from '../../kernel/index.ts'
import type { Asset } from '../ledger/index.ts'

export type RebateDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'config' | 'translate' | 'log'>

export const getCurrency = (d: Pick<RebateDeps, 'config'>): Asset => d.config.currency as Asset
