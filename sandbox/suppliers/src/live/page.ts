import { findGame, type Lang } from '../brands.ts'
import { getSign, renderClient } from '../client/page.ts'

type Opened = { lang: Lang; title: string; brand: string; session: string; balance: number; currency: string }

/** Whether a title is played at the tables of the live casino. */
export const isLive = ({ brand, game }: { brand: string; game: string }): boolean =>
  findGame(brand, game)?.engine === 'tables/baccarat'

/** The page of the live casino for a visit. */
export const renderLive = ({ lang, title, brand, session, balance, currency }: Opened): string =>
  renderClient('live', { lang, title, brand, session, balance, sign: getSign(currency) })
