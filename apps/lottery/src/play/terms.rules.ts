import { type Game, parseOdds, formatOdds } from '@moongate/lottery'
import { fromWire } from '@moongate/money'
import type { Rules } from '../api/answers.ts'
import type { Terms } from './slip.rules.ts'

/** The server's rules in the form the arithmetic needs. */
export const readTerms = (rules: Rules | undefined): Terms =>
  Object.fromEntries(
    (rules?.bet_types ?? []).map((type) => [
      type.id,
      {
        odds_milli: parseOdds(type.odds) ?? 0,
        min_unit_minor: fromWire(type.min) ?? 0n,
        max_unit_minor: fromWire(type.max) ?? 0n,
        max_payout_minor: fromWire(type.max_payout) ?? 0n,
      },
    ]),
  )

/** The odds shown for a bet type: the server's own, until they are here those built in. */
export const findOdds = (game: Game, terms: Terms, id: string): string =>
  formatOdds(terms[id]?.odds_milli ?? game.bet_types.find((type) => type.id === id)?.odds_milli ?? 0)
