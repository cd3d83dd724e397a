import type { Decided, Shot } from '@moongate/game-contract/fishing'

/** A place at a sea: whose it is, when they were heard of last, and what they fired last, for the others to see. */
export type FishSeat = {
  readonly player: string
  readonly place: number
  seen_at: number
  fired?: { readonly at: number; readonly shots: readonly Shot[] }
}

export const isStaked = ({ state }: Decided): boolean => state === 'caught' || state === 'missed'
