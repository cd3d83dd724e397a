import type { Lang } from '@moongate/i18n'
import type { VisitSpell } from '@moongate/ui'

/** What every supplier's page says of a visit. Amounts in minor units. */
export type Visit = {
  session: string
  title: string
  brand: string
  lang: Lang
  sign: string
  balance: number
  spell: VisitSpell
}

/** Reads what came with the page. */
export const readVisit = <V extends Visit>(): V =>
  JSON.parse(document.querySelector('#visit')?.textContent ?? '{}') as V
