import type { SlotGame } from '@moongate/slots'
import type { Lang } from '../brands.ts'
import type { FreeSeat } from '../free/grants.ts'
import { embed, escape, TAGS } from '../page/render.ts'
import { readClientPage } from './files.ts'
import { chooseFirstStake, listStakes } from './stakes.rules.ts'

type Opened = {
  lang: Lang
  title: string
  brand: string
  session: string
  balance: number
  currency: string
  free: FreeSeat | null
  reality_minutes: number
  played_seconds: number
  seconds_left: number | null
}

const getSign = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** The page of the game client with what this visit needs: whose it is, which game, and the stakes that it takes. */
export const renderSlot = (
  game: SlotGame,
  { lang, title, brand, session, balance, currency, free, reality_minutes, played_seconds, seconds_left }: Opened,
): string => {
  const stakes = listStakes(game)
  const spell = { minutes: reality_minutes, played: played_seconds, left: seconds_left }
  const visit = { session, game: game.code, title, brand, lang, balance, sign: getSign(currency), stakes, free, spell }
  const data = embed({ ...visit, stake: chooseFirstStake(stakes) })
  return readClientPage()
    .replace('<html lang="zh-CN">', `<html lang="${TAGS[lang]}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"></div><script type="application/json" id="visit">${data}</script>`,
    )
}
