import type { Card } from '../card.ts'

/** The suit of characters, one to nine; behind it stand the winds (9 to 12) and the dragons (13 to 15). Four tiles are of each kind. */
export const RANKS = 9
export const KINDS = 16
export const FIRST_DRAGON = 13
export const PACK = KINDS * 4

/** The kind of a tile, which is a number below the size of the pack. */
export const getKind = (tile: Card): number => tile >> 2
/** Whether a kind is a wind or a dragon. */
export const isHonour = (kind: number): boolean => kind >= RANKS
/** Whether a kind is one of the three dragons. */
export const isDragon = (kind: number): boolean => kind >= FIRST_DRAGON
/** Whether a kind is one of the four winds. */
export const isWind = (kind: number): boolean => isHonour(kind) && !isDragon(kind)
/** Kinds of which a row of three can begin. */
export const canBegin = (kind: number): boolean => kind <= RANKS - 3

const NONE: readonly number[] = Array.from({ length: KINDS }, () => 0)
/** How many there are of each kind. */
export const countKinds = (tiles: readonly Card[]): number[] => {
  const counts = [...NONE]
  for (const tile of tiles) counts[getKind(tile)]! += 1
  return counts
}
