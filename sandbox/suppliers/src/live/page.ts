import { type GameCode, tableGames } from '@moongate/tables'
import { findGame, type Lang } from '../brands.ts'
import { tellSpell } from '../spell.ts'
import { getSign, renderClient } from '../client/page.ts'
import type { Entered } from '../rounds.ts'

type Opened = Entered & {
  lang: Lang
  title: string
  session: string
  balance: number
  currency: string
  table_game: GameCode
}

type Played = { brand: string; game: string }

/** Which game of the tables of the live casino a title is; undefined for one that is played elsewhere. */
export const findTableGame = ({ brand, game }: Played): GameCode | undefined => {
  const engine = findGame(brand, game)?.engine
  return tableGames.find(({ code }) => engine === `tables/${code}`)?.code
}

/** The page of the live casino for a visit. */
export const renderLive = ({ lang, title, brand, session, balance, ...said }: Opened): string => {
  const spell = tellSpell(said)
  const [sign, game] = [getSign(said.currency), said.table_game]
  return renderClient('live', { lang, title, brand, session, balance, sign, spell, game })
}
