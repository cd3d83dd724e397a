import type { Lang } from '@moongate/i18n'
import type { VisitSpell } from '@moongate/ui'

/** What the supplier's page says of this visit. Amounts in minor units. */
export type Visit = {
  session: string
  game: string
  title: string
  brand: string
  lang: Lang
  sign: string
  balance: number
  least: number
  most: number
  /** Stakes are whole multiples of it. */
  unit: number
  spell: VisitSpell
}

/** Reads what came with the page. */
export const readVisit = (): Visit => JSON.parse(document.querySelector('#visit')?.textContent ?? '{}') as Visit
