import type { CardGame } from '@moongate/cards'
import { tellSpell } from '../spell.ts'
import type { Lang } from '../brands.ts'
import { getSign, renderClient } from '../client/page.ts'
import type { Entered } from '../rounds.ts'
import { getLimits } from './stakes.rules.ts'

type Opened = Entered & { lang: Lang; title: string; session: string; balance: number; currency: string }

/** The page of a game of cards for a visit. */
export const renderCards = (
  game: CardGame<object>,
  { lang, title, brand, session, balance, currency, ...said }: Opened,
): string => {
  const spell = tellSpell(said)
  const visit = { lang, title, brand, session, balance, game: game.code, sign: getSign(currency), spell }
  return renderClient('cards', { ...visit, ...getLimits(game) })
}
