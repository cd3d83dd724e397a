import { ApiError } from '@moongate/client'
import { maybeText, t } from '../../text.ts'

/** A type of games in the reader's language: the calls of teams come without one. */
export const describeType = (game_type: number): string =>
  maybeText(`member-team:types.${game_type}`) ?? String(game_type)

/** Why a call was refused: the server says it in the reader's language. */
export const describeRefusal = (error: unknown): string =>
  error instanceof ApiError ? error.message : t('member-team:failed')
