import type { Kernel } from '../../kernel/index.ts'
import type { Asset } from '../ledger/index.ts'

export type CashierDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'config' | 'translate'>

export const getCurrency = (d: Pick<CashierDeps, 'config'>): Asset => d.config.currency as Asset
