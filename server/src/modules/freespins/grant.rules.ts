import type { GrantEnd, GrantState, PlayFault } from '@moongate/contract/freespins.states'
import type { Terms } from './terms.rules.ts'

/** How granted free spins stand; `final` is how many the supplier says were played, once none can be any more. */
export type Standing = {
  state: GrantState
  spins: number
  played: number
  final: number | null
  expires_at: Date
}
/** What free spins need next: to be told to their supplier, to be closed, to be taken back there, to be settled. */
export type Step = 'tell' | 'close' | 'take_back' | 'settle'

/** What is to be done with free spins now, or nothing: who waits for the member or for a win that is still to be told. */
export const chooseStep = ({ state, played, spins, final, expires_at }: Standing, now: Date): Step | undefined => {
  if (state === 'closing') return 'take_back'
  if (state === 'counting') return played >= (final ?? spins) ? 'settle' : undefined
  if (state !== 'asked' && state !== 'ready') return undefined
  if (expires_at <= now) return 'close'
  return state === 'asked' ? 'tell' : undefined
}

type Known = Pick<Standing, 'state' | 'played' | 'spins' | 'final'> & {
  member_id: number
  terms: Pick<Terms, 'game_code'>
}
type Play = { member_id: number; game_code: string }

/** Why a free spin brings nothing, or nothing. Where the supplier refused them, more than were granted, or than it counted at last, are its own affair. */
export const findPlayFault = (grant: Known | undefined, play: Play): PlayFault | '' => {
  if (!grant) return 'unknown'
  if (grant.member_id !== play.member_id) return 'other_member'
  if (grant.terms.game_code !== play.game_code) return 'other_game'
  if (grant.state === 'refused') return 'refused'
  return grant.played >= (grant.final ?? grant.spins) ? 'too_many' : ''
}

/** What of a win is the member's own money: all of it up to the most of the offer, nothing where wins become a bonus. */
export const computeCredit = (
  win: bigint,
  { won, terms: { pays, max } }: { won: bigint; terms: Pick<Terms, 'pays' | 'max'> },
): bigint => {
  if (pays === 'bonus') return 0n
  const left = max > won ? max - won : 0n
  return win < left ? win : left
}

/** Where free spins stand after one more was told: when it was the last, nothing is left to take back. */
export const countPlay = ({ state, played, spins, end_as }: Standing & { end_as: GrantEnd }) => {
  const is_last = played + 1 === spins && (state === 'asked' || state === 'ready' || state === 'closing')
  return {
    played: played + 1,
    state: is_last ? ('counting' as const) : state,
    end_as: is_last ? ('played' as const) : end_as,
  }
}

/** Whether some can still be played, and so be taken back. */
export const isOpen = ({ state }: Pick<Standing, 'state'>): boolean => state === 'asked' || state === 'ready'

/** How many can still be played, as the member is shown it. */
export const computeLeft = (grant: Pick<Standing, 'state' | 'spins' | 'played'>): number =>
  isOpen(grant) ? grant.spins - grant.played : 0
