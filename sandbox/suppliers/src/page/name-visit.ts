import { findBrand, findGame } from '../brands.ts'
import type { Visit } from '../visit.ts'

/** What the brand of a visit is called, in the language of who came. */
export const nameBrand = ({ brand, lang }: Pick<Visit, 'brand' | 'lang'>): string =>
  findBrand(brand)?.title[lang] ?? brand

/** What is played there: the game, or the brand where it is entered as a whole. */
export const nameVisit = (visit: Pick<Visit, 'brand' | 'game' | 'lang'>): string =>
  findGame(visit.brand, visit.game)?.title[visit.lang] ?? nameBrand(visit)
