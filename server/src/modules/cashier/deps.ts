import type { Kernel } from '../../kernel/index.ts'
import type { Asset } from '../ledger/index.ts'

export type CashierDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'config' | 'translate'>

/** With what members are shown: the gateways through which they can pay now. */
export type OfferDeps = CashierDeps & { open_gateways: () => Promise<ReadonlySet<string>> }

export const getCurrency = (d: Pick<CashierDeps, 'config'>): Asset => d.config.currency as Asset
