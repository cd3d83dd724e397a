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
  table_game: string
}

const AT_TABLES = 'tables/'
type Played = { brand: string; game: string }

/** Which game of the tables of the live casino a title is; undefined for one that is played elsewhere. */
export const findTableGame = ({ brand, game }: Played): string | undefined => {
  const engine = findGame(brand, game)?.engine ?? ''
  return engine.startsWith(AT_TABLES) ? engine.slice(AT_TABLES.length) : undefined
}

/** The page of the live casino for a visit. */
export const renderLive = ({ lang, title, brand, session, balance, ...said }: Opened): string => {
  const spell = tellSpell(said)
  const [sign, game] = [getSign(said.currency), said.table_game]
  return renderClient('live', { lang, title, brand, session, balance, sign, spell, game })
}
