import type { Lang } from '@moongate/game-contract'

export type { Lang }
export type Text = Record<Lang, string>
/** A game as its brand has written it down; `engine` is what plays it, where that is not the simple round. */
export type OwnGame = { code: string; type: number; title: Text; tags: string[]; picture: string; engine?: string }
/** A game as it is offered: the heavier the further up, and how it is painted behind its picture. */
export type Game = OwnGame & {
  engine: string
  weight: number
  added_on: string
  art: { hue: number; pattern: string }
}
/** A supplier that this program plays, and the dialect in which it is spoken to. */
export type Brand = { code: string; dialect: 'meridian' | 'pagoda'; title: Text; games: Game[] }
