import type { Chance } from '@moongate/slots'
import type { Card } from './card.ts'

/** What is staked in a round, each a bet of its own: in parts of the round's stake, with what it brings back once the round is over. */
export type Wager = { readonly name: string; readonly staked: number; readonly paid: number }
/** The name of a wager that only keeps what a round can cost at most: it comes back with the end, and what the round was played for is laid out of it. */
export const HOLD = 'hold'
/** The wagers that a round was played for; while it runs, what is held stands for them. */
export const listPlayed = <W extends Pick<Wager, 'name'>>(over: boolean, wagers: readonly W[]): readonly W[] =>
  over ? wagers.filter(({ name }) => name !== HOLD) : wagers

/** What may be done next, and how many parts it stakes. */
export type Option = { readonly move: string; readonly parts: number }
/** A round after its moves, as its player sees it. Wagers stand in the order in which they were staked. */
export type Play<V> = {
  readonly over: boolean
  readonly wagers: readonly Wager[]
  readonly options: readonly Option[]
  /** What the game advises; what is done for a player who stays away. */
  readonly hint: string
  readonly idle: string
  readonly view: V
}

/** A game of cards that one plays alone: a round follows from its cards and its moves. */
export type CardGame<V> = {
  readonly code: string
  /** Parts of a stake; a stake is so many whole units, so that nothing that is paid is ever rounded. */
  readonly parts: number
  readonly shuffle: (chance: Chance) => Card[]
  /** Undefined where a move is none that the round offers then. */
  readonly play: (cards: readonly Card[], moves: readonly string[]) => Play<V> | undefined
}
