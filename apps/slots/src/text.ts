import { createTexts, type GameKey } from '@moongate/game-client'
import { LETTERS } from './art/letters.ts'
export type TextKey = GameKey<'slots'>

const loaders = import.meta.glob<Record<string, unknown>>(
  '../../../packages/i18n/locales/*/{slots,game,member-protection}.json',
)
/** The texts of the slots. */
export const { loadTexts, t, translateName } = createTexts('slots', loaders)

/** What a symbol is called. */
export const nameSymbol = (id: string): string => LETTERS[id] ?? translateName('symbol', id)
