import type { Lang } from '@moongate/i18n'
import type { VisitSpell } from '@moongate/ui'

/** What the supplier's page says of this visit. Amounts in minor units. */
export type Visit = {
  session: string
  title: string
  brand: string
  lang: Lang
  sign: string
  balance: number
  limits: { least: number; most: number; match: number; win: number }
  spell: VisitSpell
}

/** Reads what came with the page. */
export const readVisit = (): Visit => JSON.parse(document.querySelector('#visit')?.textContent ?? '{}') as Visit

/** At which match the page opens; '' for the board. */
export const readMatchAsked = (): string => new URLSearchParams(location.search).get('match') ?? ''
