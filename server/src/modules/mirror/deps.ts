import type { Kernel } from '../../kernel/index.ts'
import type { SupplierPort, Suppliers } from '../games/index.ts'
import type { Asset } from '../ledger/index.ts'

export type MirrorDeps = Pick<Kernel, 'db' | 'clock' | 'log' | 'config' | 'translate'> & { suppliers: Suppliers }

export const getCurrency = (d: Pick<MirrorDeps, 'config'>): Asset => d.config.currency as Asset

/** The suppliers that keep a book of their own, which ours has to follow. */
export const listMirrored = (d: Pick<MirrorDeps, 'suppliers'>): SupplierPort[] =>
  Object.values(d.suppliers).filter(({ book }) => book === 'theirs')
