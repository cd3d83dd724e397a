import type { Lang } from '../brands.ts'
import { getSign, renderClient } from '../client/page.ts'
import type { Entered } from '../rounds.ts'
import { LIMITS } from './place.ts'

type Opened = Entered & { lang: Lang; title: string; session: string; balance: number; currency: string }

/** The page of the site of matches for a visit. */
export const renderSports = ({ lang, title, brand, session, balance, currency, ...said }: Opened): string => {
  const spell = { minutes: said.reality_minutes, played: said.played_seconds, left: said.seconds_left }
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
