import { createTexts, type GameKey } from '@moongate/game-client'

export type TextKey = GameKey<'fishing'>

const loaders = import.meta.glob<Record<string, unknown>>(
  '../../../packages/i18n/locales/*/{fishing,game,member-protection}.json',
)
/** The texts of the fishing hall. */
export const { loadTexts, t } = createTexts('fishing', loaders)
