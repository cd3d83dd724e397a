import type { Lang } from '../brands.ts'
import { tellSpell } from '../spell.ts'
import { getSign, renderClient } from '../client/page.ts'
import type { Entered } from '../rounds.ts'

export { isFishing } from './engine.ts'

type Opened = Entered & { lang: Lang; title: string; session: string; balance: number; currency: string }

/** The page of the fishing hall for a visit. */
export const renderFishing = ({ lang, title, brand, session, balance, currency, ...said }: Opened): string => {
  const spell = tellSpell(said)
  return renderClient('fishing', { lang, title, brand, session, balance, sign: getSign(currency), spell })
}
