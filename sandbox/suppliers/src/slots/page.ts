import type { Granted } from '@moongate/game-contract/slots'
import type { SlotGame } from '@moongate/slots'
import type { Spell } from '../visit.ts'
import { tellSpell } from '../spell.ts'
import type { Lang } from '../brands.ts'
import { getSign, renderClient } from '../client/page.ts'
import { chooseFirstStake, listStakes } from './stakes.rules.ts'

type Opened = {
  lang: Lang
  title: string
  brand: string
  session: string
  balance: number
  currency: string
  free: Granted | null
} & Spell

/** The page of the game client with what this visit needs: whose it is, which game, and the stakes that it takes. */
export const renderSlot = (
  game: SlotGame,
  { lang, title, brand, session, balance, currency, free, ...said }: Opened,
): string => {
  const stakes = listStakes(game)
  const spell = tellSpell(said)
  const visit = { session, game: game.code, title, brand, lang, balance, sign: getSign(currency), stakes, free, spell }
  return renderClient('slots', { ...visit, stake: chooseFirstStake(stakes) })
}
