import { createTexts, type GameKey } from '@moongate/game-client'

export type TextKey = GameKey<'live'>

const loaders = import.meta.glob<Record<string, unknown>>(
  '../../../packages/i18n/locales/*/{live,game,member-protection}.json',
)
/** The texts of the live casino. */
export const { loadTexts, t } = createTexts('live', loaders)
