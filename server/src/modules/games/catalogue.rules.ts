import { GAME_TYPES } from '@moongate/contract/games.states'

/** Which category a navigation entry's drop-down shows (R2.21, R2.22); entries that are pages show none. */
export const findNavCategory = (name: string): number | undefined => GAME_TYPES.find(({ nav }) => nav === name)?.key

/** A search word matches anywhere and without case; SQL wildcards in it are plain characters. */
export const toLikePattern = (keyword: string): string => `%${keyword.replaceAll(/[\\%_]/g, (c) => `\\${c}`)}%`

/** Where a game is played. Nothing where the caller does not say. */
export type Device = 'desktop' | 'mobile'
export const findDevice = (is_mobile: number | undefined): Device | undefined =>
  is_mobile === undefined ? undefined : is_mobile === 1 ? 'mobile' : 'desktop'

/** What a supplier has of what is asked for, and where it can be played. */
export type Offer = { games: number; on_desktop: boolean; on_mobile: boolean }

/** Why the game, or the hall of a category, may not be opened there, or nothing. */
export const refuseOffer = (offer: Offer, device: Device | undefined) => {
  if (offer.games === 0) return 'games.game_unknown'
  return device === undefined || offer[`on_${device}`] ? undefined : 'games.device_unsupported'
}

type Supplier = { enabled: boolean; maintenance: boolean; demo: boolean } | undefined

/** Why a supplier may not be entered, or nothing (R6.3). */
export const refuseEntry = (supplier: Supplier, is_demo: boolean) => {
  if (!supplier?.enabled) return 'games.supplier_unknown'
  if (is_demo && !supplier.demo) return 'policy.demo_only_lottery'
  return supplier.maintenance ? 'games.supplier_maintenance' : undefined
}

/**
 * Why money may not come home from a supplier, or nothing. One that was switched off or is under maintenance still gives back what
 * lies there; where it cannot, it says so itself (decisions/0144).
 */
export const refuseExit = (supplier: Supplier, is_demo: boolean) => {
  if (!supplier) return 'games.supplier_unknown'
  return is_demo && !supplier.demo ? 'policy.demo_only_lottery' : undefined
}
