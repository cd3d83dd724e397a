import type { Lang } from '../brands.ts'
import { getSign, renderClient } from '../client/page.ts'
import type { Entered } from '../rounds.ts'

export { isFishing } from './engine.ts'

type Opened = Entered & { lang: Lang; title: string; session: string; balance: number; currency: string }

/** The page of the fishing hall for a visit. */
export const renderFishing = ({ lang, title, brand, session, balance, currency, ...said }: Opened): string => {
  const spell = { minutes: said.reality_minutes, played: said.played_seconds, left: said.seconds_left }
  return renderClient('fishing', { lang, title, brand, session, balance, sign: getSign(currency), spell })
}
