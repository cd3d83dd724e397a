import { findGame } from '../brands.ts'

/** Categories whose titles are the matches of the feed: sports and e-sports. */
const CATEGORIES = { ATLAS: 5, NOVA: 7 } as const

/** What a supplier takes bets on; none where it plays something else. */
export const getCategory = (brand: string): 5 | 7 | undefined =>
  brand === 'ATLAS' || brand === 'NOVA' ? CATEGORIES[brand] : undefined

/** Whether a title is the site of matches. */
export const isSports = ({ brand, game }: { brand: string; game: string }): boolean =>
  findGame(brand, game)?.engine === 'sports'
