import type { SlotGame } from '@moongate/slots'
import type { Skin } from '../art/skin.ts'
import type { Sprite } from '../art/sprites.ts'
import type { Layout } from './layout.rules.ts'
import type { Loop } from './loop.ts'
import type { Reels } from './reels.ts'

/** What the reels come to lie at, and which of them are waited for longer. */
export type Land = { window: readonly number[]; teases: ReadonlySet<number>; quick: boolean }
export type StageOptions = { still: boolean; onStop: (reel: number) => void; onTease: (reel: number) => void }

/** What a stage holds while it lives. */
export type Held = StageOptions & {
  game: SlotGame
  skin: Skin
  layout: Layout
  sprites: Sprite[]
  reels: Reels
  dirty: Set<number>
  loop: Loop
  landing: { what: Land; done: () => void } | undefined
}

/** Has every reel drawn anew. */
export const redraw = (held: Held): void => {
  for (let reel = 0; reel < held.layout.reels; reel += 1) held.dirty.add(reel)
  held.loop.wake()
}

/** Ends what is shown of wins. */
export const calmDown = (held: Held): void => {
  held.loop.clear()
  held.reels.hidden.clear()
  held.reels.dimmed = false
  redraw(held)
}

/** Takes cells off the reels, since they are drawn above them for a while. */
export const lift = ({ reels }: Held, cells: readonly number[]): void => {
  for (const cell of cells) reels.hidden.add(cell)
}
