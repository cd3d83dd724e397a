import type { Lang } from '@moongate/contract'
import type { ActivityStage, ApplyState, ApplyType, Frequency } from '@moongate/contract/promotions.states'
import { guessCountry } from '../members/index.ts'

/** For whom an activity is; empty lists mean everybody. */
export type Audience = { level_from: number; langs: readonly Lang[]; countries: readonly string[] }
/** Who looks; nobody's level is known before they have logged in, nor their country. */
export type Looker = { lang: Lang; country: string | undefined; level: number }
export type Dates = { starts_at: Date; ends_at: Date }
export type Offer = Audience & Dates & { apply_type: ApplyType; frequency: Frequency }
/** What a member has applied for before. */
export type Past = { on_day: string; state: ApplyState }

/** The end itself is no longer part of it. */
export const findStage = ({ starts_at, ends_at }: Dates, now: Date): ActivityStage => {
  if (now < starts_at) return 'coming'
  return now < ends_at ? 'running' : 'ended'
}

/** Whether an activity is shown to somebody at all: by language and country. */
export const isShownTo = ({ langs, countries }: Audience, { lang, country }: Looker): boolean =>
  (langs.length === 0 || langs.includes(lang)) &&
  (countries.length === 0 || (country !== undefined && countries.includes(country)))

/** A member whom an activity may be for; in which language they look is known only when they do. */
export type Reachable = { phone: string; level: number }
export type Reach = { see: number; apply: number }

/** How many of some members see an activity in a language it is for, and how many of those may apply. */
export const countReach = (
  { countries, level_from, visible }: Pick<Audience, 'countries' | 'level_from'> & { visible: boolean },
  members: readonly Reachable[],
): Reach => {
  const seeing = members.filter(({ phone }) => {
    const country = guessCountry(phone)
    return visible && (countries.length === 0 || (country !== undefined && countries.includes(country)))
  })
  return { see: seeing.length, apply: seeing.filter(({ level }) => level >= level_from).length }
}

/** A refused application may be followed by another on a later day. */
const isUsed = (frequency: Frequency, past: readonly Past[], today: string): boolean =>
  past.some(({ on_day, state }) => on_day === today || (frequency === 'once' && state !== 'refused'))

type Refusal =
  | 'promotions.no_form'
  | 'promotions.not_open'
  | 'promotions.not_for_you'
  | 'promotions.level_too_low'
  | 'promotions.already_applied'

/** Why a member may not apply now, or nothing. `today` is the day of the site. */
export const refuseApply = (
  offer: Offer,
  looker: Looker,
  { past, now, today }: { past: readonly Past[]; now: Date; today: string },
): Refusal | undefined => {
  if (offer.apply_type !== 'form') return 'promotions.no_form'
  if (findStage(offer, now) !== 'running') return 'promotions.not_open'
  if (!isShownTo(offer, looker)) return 'promotions.not_for_you'
  if (looker.level < offer.level_from) return 'promotions.level_too_low'
  return isUsed(offer.frequency, past, today) ? 'promotions.already_applied' : undefined
}
