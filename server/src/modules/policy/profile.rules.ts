import { PROFILES } from '@moongate/contract/protection.states'

type ProfileName = (typeof PROFILES)[number]

/** What a licence's texts ask beyond what this product always does. */
export type Profile = {
  /** How long a looser limit waits before it can be confirmed. */
  loosen_hours: number
  /** Whether it also waits until the running period is over. */
  is_period_kept: boolean
  /** The longest time between two reality checks; null leaves them to the member. */
  reality_minutes: number | null
  /** From which age somebody may play. */
  min_age: number
  /** Whether a day of birth is asked for at registration, and who is too young refused there. */
  asks_birth: boolean
  /** What somebody may have withdrawn at most before they show who they are, in minor units; null leaves it to the operator. */
  proof_above: bigint | null
}

const profiles: Record<ProfileName, Profile> = {
  standard: {
    loosen_hours: 24,
    is_period_kept: false,
    reality_minutes: null,
    min_age: 18,
    asks_birth: false,
    proof_above: null,
  },
  GB: {
    loosen_hours: 24,
    is_period_kept: false,
    reality_minutes: null,
    min_age: 18,
    asks_birth: true,
    proof_above: 0n,
  },
  MT: {
    loosen_hours: 24,
    is_period_kept: false,
    reality_minutes: 60,
    min_age: 18,
    asks_birth: true,
    proof_above: 200_000n,
  },
  SE: { loosen_hours: 72, is_period_kept: true, reality_minutes: 60, min_age: 18, asks_birth: true, proof_above: 0n },
  ON: { loosen_hours: 24, is_period_kept: false, reality_minutes: 60, min_age: 19, asks_birth: true, proof_above: 0n },
  PA: { loosen_hours: 24, is_period_kept: true, reality_minutes: 60, min_age: 21, asks_birth: true, proof_above: 0n },
}

const chooseLess = (a: bigint | null, b: bigint | null): bigint | null => (a === null || (b !== null && b < a) ? b : a)

/** The strictest of every line of every profile. */
export const STRICTEST: Profile = Object.values(profiles).reduce((a, b) => ({
  loosen_hours: Math.max(a.loosen_hours, b.loosen_hours),
  is_period_kept: a.is_period_kept || b.is_period_kept,
  reality_minutes: Math.min(a.reality_minutes ?? Infinity, b.reality_minutes ?? Infinity),
  min_age: Math.max(a.min_age, b.min_age),
  asks_birth: a.asks_birth || b.asks_birth,
  proof_above: chooseLess(a.proof_above, b.proof_above),
}))

/** The profile of a name; one that nobody knows is held to the strictest. */
export const chooseProfile = (name: string): Profile => {
  const known = PROFILES.find((one) => one === name)
  return known ? profiles[known] : STRICTEST
}

const HOUR_MS = 3_600_000

/** From when on a looser limit may be confirmed. `period_end` is when the running period of that limit ends. */
export const computeRipe = (
  profile: Pick<Profile, 'loosen_hours' | 'is_period_kept'>,
  now: Date,
  period_end: Date,
): Date => {
  const waited = now.getTime() + profile.loosen_hours * HOUR_MS
  return new Date(profile.is_period_kept ? Math.max(waited, period_end.getTime()) : waited)
}

/** After how many minutes the site shows how it went: what the operator set, and no longer than the licence allows; 0 is never. */
export const chooseMinutes = (set: number, longest: number | null): number => {
  if (longest === null) return set
  return set === 0 ? longest : Math.min(set, longest)
}

/** After how many minutes of play a member is shown how it goes, 0 is never; from which loss of a day on a time-out is offered, in minor units. */
export type Reality = { reality_minutes: number; cool_off_loss: bigint }

export const chooseReality = ({ profile, reality_minutes, cool_off_loss }: Reality & { profile: string }): Reality => ({
  reality_minutes: chooseMinutes(reality_minutes, chooseProfile(profile).reality_minutes),
  cool_off_loss,
})
