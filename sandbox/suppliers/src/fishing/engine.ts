import { findGame } from '../brands.ts'

/** Whether a title is played in the fishing hall. */
export const isFishing = ({ brand, game }: { brand: string; game: string }): boolean =>
  findGame(brand, game)?.engine === 'fishing/reef'
