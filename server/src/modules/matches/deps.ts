import type { Kernel } from '../../kernel/index.ts'
import { findSuppliersByType, type SupplierPort, type Suppliers } from '../games/index.ts'

export type MatchesDeps = Pick<Kernel, 'db' | 'clock' | 'log'> & { suppliers: Suppliers }
export type MatchSupplier = { code: string; matches: NonNullable<SupplierPort['matches']> }

/** The suppliers with titles of these types on sale that tell of matches, leaving out those that are being serviced. */
export const findMatchSuppliers = async (
  d: Pick<MatchesDeps, 'db' | 'suppliers'>,
  types: readonly number[],
): Promise<MatchSupplier[]> => {
  const rows = await findSuppliersByType(d.db)
  const codes = rows.flatMap((row) => (types.includes(row.game_type) && !row.maintenance ? [row.code] : []))
  return [...new Set(codes)].flatMap((code) => {
    const matches = d.suppliers[code]?.matches
    return matches ? [{ code, matches }] : []
  })
}
