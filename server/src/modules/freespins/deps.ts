import type { Kernel } from '../../kernel/index.ts'
import type { SupplierPort, Suppliers } from '../games/index.ts'
import type { Asset } from '../ledger/index.ts'

export type FreeSpinsDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'config' | 'translate' | 'log'> & {
  suppliers: Suppliers
}

export const getCurrency = (d: Pick<FreeSpinsDeps, 'config'>): Asset => d.config.currency as Asset

/** The suppliers that can play free spins: those that say so, and whose bets we pull. */
export const listSpinners = (d: Pick<FreeSpinsDeps, 'suppliers'>): SupplierPort[] =>
  Object.values(d.suppliers).filter(({ free_spins, book }) => free_spins !== undefined && book === 'theirs')
