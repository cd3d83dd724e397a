/** What a shot asks for: a fish by its number, and the stake of the cannon. */
export type Shot = { readonly fish: number; readonly stake: number }
/** A place at a sea: whose it is, when they were heard of last, and what they fired last, for the others to see. */
export type FishSeat = {
  readonly player: string
  readonly place: number
  seen_at: number
  fired?: { readonly at: number; readonly shots: readonly Shot[] }
}
/** `gone`: that fish swims no more. `poor`: the stake was not there. `fast`: more shots than a cannon fires. These three were never staked. */
export type ShotState = 'caught' | 'missed' | 'gone' | 'poor' | 'fast'
/** A shot with what became of it; `times` is its worth in stakes, `struck` the fish that it would take along. */
export type Decided = Shot & { readonly state: ShotState; readonly times: number; readonly struck: readonly number[] }

export const isStaked = ({ state }: Decided): boolean => state === 'caught' || state === 'missed'
