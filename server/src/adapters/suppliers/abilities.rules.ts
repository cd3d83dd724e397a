import type { SupplierAbilities } from '../../modules/games/supplier.port.ts'

/** How a member's money gets to a supplier: by itself where the member's mode is automatic too, or by the member alone. */
export const TRANSFER_MODES = ['automatic', 'manual'] as const
export type TransferMode = (typeof TRANSFER_MODES)[number]

/**
 * Why a supplier of these abilities may not run in a mode, as the end of a sentence, or nothing. In automatic mode money moves while nobody
 * looks, so each transfer has to find its end by itself; with neither ability none would find it at all (decisions/0140).
 */
export const refuseMode = (
  { tells_status, applies_once }: SupplierAbilities,
  mode: TransferMode,
): string | undefined => {
  if (tells_status && applies_once) return undefined
  if (!tells_status && !applies_once)
    return 'it neither tells what became of a transfer nor applies an id only once, so that it cannot be connected'
  if (mode === 'manual') return undefined
  const lack = tells_status ? 'may apply a transfer twice' : 'does not tell what became of a transfer'
  return `it ${lack}, so that it takes no automatic transfers; set "transfers": "manual"`
}
