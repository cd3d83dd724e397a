import type { Lang } from '../brands.ts'
import { tellSpell } from '../spell.ts'
import { getSign, renderClient } from '../client/page.ts'
import type { Entered } from '../rounds.ts'
import { LIMITS } from './place.ts'

type Opened = Entered & { lang: Lang; title: string; session: string; balance: number; currency: string }

/** The page of the site of matches for a visit. */
export const renderSports = ({ lang, title, brand, session, balance, currency, ...said }: Opened): string => {
  const spell = tellSpell(said)
  return renderClient('sports', {
    lang,
    title,
    brand,
    session,
    balance,
    sign: getSign(currency),
    limits: LIMITS,
    spell,
  })
}
