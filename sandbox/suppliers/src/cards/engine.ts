import { type CardGame, type CardView, findCardGame } from '@moongate/cards'
import { findGame } from '../brands.ts'

/** The game of packages/cards that plays a title; undefined where the title is played otherwise. */
export const findCardEngine = (brand: string, code: string): CardGame<CardView> | undefined => {
  const [kind, engine = ''] = findGame(brand, code)?.engine.split('/') ?? []
  return kind === 'cards' ? findCardGame(engine) : undefined
}
