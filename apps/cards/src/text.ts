import { createTexts, type GameKey } from '@moongate/game-client'

export type TextKey = GameKey<'cards'>

const loaders = import.meta.glob<Record<string, unknown>>(
  '../../../packages/i18n/locales/*/{cards,game,member-protection}.json',
)
/** The texts of the card games. */
export const { loadTexts, t } = createTexts('cards', loaders)
