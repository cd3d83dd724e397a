import { toPlainDigits } from '@moongate/ui'

type Known = { id: number }

/** A card number as it was typed or pasted, without the gaps between its groups. */
export const readCardNumber = (typed: string): string => toPlainDigits(typed).replaceAll(/[\s-]/g, '')

/** Adding appends, changing replaces by id (R4.15). */
export const addCard = <C extends Known>(cards: readonly C[], card: C): C[] =>
  cards.some((known) => known.id === card.id)
    ? cards.map((known) => (known.id === card.id ? card : known))
    : [...cards, card]

/** Removing takes away by id. */
export const removeCard = <C extends Known>(cards: readonly C[], id: number): C[] =>
  cards.filter((card) => card.id !== id)
