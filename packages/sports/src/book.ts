import type { Moment } from './contest.ts'
import { type Market, MARGINS, type Offer } from './offers.ts'
import { type Odds, quoteOdds } from './odds.ts'

export type PricedOffer = Pick<Offer, 'market' | 'line'> & {
  readonly bets: readonly { readonly code: string; readonly odds: Odds }[]
}

const isMarket = (name: string): name is Market => name in MARGINS

/** The odds of a bet as a match stands; none for one that is decided or not offered. */
export const quoteBet = (moment: Moment, code: string): Odds | undefined => {
  const name = code.split(':')[0] ?? ''
  const share = !moment.over && isMarket(name) && moment.judge(code) === undefined ? moment.expect(code) : undefined
  return share && isMarket(name) ? quoteOdds(share, MARGINS[name]) : undefined
}

/** What is offered on a match as it stands, with odds: all of it, or these markets. */
export const priceOffers = (moment: Moment, markets?: readonly Market[]): PricedOffer[] =>
  moment
    .listOffers()
    .filter(({ market }) => markets?.includes(market) ?? true)
    .map(({ market, line, codes }) => ({
      market,
      line,
      bets: codes.flatMap((code) => {
        const odds = quoteBet(moment, code)
        return odds === undefined ? [] : [{ code, odds }]
      }),
    }))
    .filter(({ bets }) => bets.length > 0)
