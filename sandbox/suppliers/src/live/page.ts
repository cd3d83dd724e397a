import { findGame, type Lang } from '../brands.ts'
import { getSign, renderClient } from '../client/page.ts'
import type { Entered } from '../rounds.ts'

type Opened = Entered & { lang: Lang; title: string; session: string; balance: number; currency: string }

/** Whether a title is played at the tables of the live casino. */
export const isLive = ({ brand, game }: { brand: string; game: string }): boolean =>
  findGame(brand, game)?.engine === 'tables/baccarat'

/** The page of the live casino for a visit. */
export const renderLive = ({ lang, title, brand, session, balance, currency, ...said }: Opened): string => {
  const spell = { minutes: said.reality_minutes, played: said.played_seconds, left: said.seconds_left }
  return renderClient('live', { lang, title, brand, session, balance, sign: getSign(currency), spell })
}
