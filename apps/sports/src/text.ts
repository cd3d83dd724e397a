import { createTexts, type GameKey } from '@moongate/game-client'

export type TextKey = GameKey<'sports'>

const loaders = import.meta.glob<Record<string, unknown>>(
  '../../../packages/i18n/locales/*/{sports,game,member-protection}.json',
)
/** The texts of the site of matches. */
export const { loadTexts, t } = createTexts('sports', loaders)
