import { findGame as findSlotGame, type SlotGame } from '@moongate/slots'
import { findGame } from '../brands.ts'

/** The game of packages/slots that plays a title; undefined where the title is played otherwise. */
export const findEngine = (brand: string, code: string): SlotGame | undefined => {
  const [kind, engine = ''] = findGame(brand, code)?.engine.split('/') ?? []
  return kind === 'slots' ? findSlotGame(engine) : undefined
}
