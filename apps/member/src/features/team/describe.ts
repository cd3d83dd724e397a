import { ApiError } from '@moongate/client'
import { maybeText, t } from '../../text.ts'

/** What the calls of teams are refused for. */
const REFUSALS = [
  'team_rates_above',
  'team_rates_below',
  'team_not_direct',
  'team_too_deep',
  'team_invite_limit',
  'members_name_taken',
  'members_confirmation_differs',
  'common_invalid',
] as const

/** A type of games in the reader's language: the calls of teams come without one. */
export const describeType = (game_type: number): string =>
  maybeText(`member-team:types.${game_type}`) ?? String(game_type)

/** Why a call was refused, in the reader's language. */
export const describeRefusal = (error: unknown): string => {
  const code = error instanceof ApiError ? error.code.replace('.', '_') : ''
  return t(`member-team:errors.${REFUSALS.find((one) => one === code) ?? 'other'}`)
}
