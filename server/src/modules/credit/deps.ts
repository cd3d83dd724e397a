import type { Kernel } from '../../kernel/index.ts'
import type { Asset } from '../ledger/index.ts'

export type CreditDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'config' | 'translate' | 'log'>

export const getCurrency = (d: Pick<CreditDeps, 'config'>): Asset => d.config.currency as Asset
