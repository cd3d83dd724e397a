import { channels } from '@moongate/contract'
import { oddsPush } from '@moongate/contract/lottery.pushes'
import {
  type BetType,
  computeReturnToPlayer,
  findBetType,
  findGame,
  formatOdds,
  formatPercentOf,
  type Game,
  isWithinBand,
} from '@moongate/lottery'
import type { Reader } from '../../kernel/db.ts'
import type { StaffAct } from '../../kernel/http/staff-act.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import type { LotteryDeps } from './deps.ts'
import { findSetOdds, putOdds, type SetOdds } from './odds.sql.ts'

/** A bet type as it is offered now; `set` is missing while it is offered at the odds built in. */
export type Offer = { type: BetType; odds_milli: number; set: SetOdds | undefined }

/** Every bet type of a game with the odds of now. */
export const readOffers = async (r: Reader, game: Game): Promise<Offer[]> => {
  const known = new Map((await findSetOdds(r, game.code)).map((set) => [set.bet_type, set]))
  return game.bet_types.map((type) => {
    const set = known.get(type.id)
    return { type, odds_milli: set?.odds_milli ?? type.odds_milli, set }
  })
}

/** In thousandths. `was_milli` is what the person saw. */
export type OddsChoice = { code: string; bet_type: string; odds_milli: number; was_milli: number; reason: string }

/**
 * Staff set the odds of a bet type (R6.6, decisions/0059): bets sold from now on have them, bets sold before keep theirs, open
 * boards are told. Refuses lottery.game_unknown, lottery.bet_type_unknown, lottery.odds_out_of_band, and
 * lottery.odds_set_meanwhile where they are no longer what the person saw.
 */
export const setOdds = (d: Pick<LotteryDeps, 'db'>, choice: OddsChoice, by: StaffAct): Promise<Offer> => {
  const { code, bet_type, odds_milli, was_milli, reason } = choice
  const game = findGame(code) ?? refuse('lottery.game_unknown')
  const type = findBetType(game, bet_type) ?? refuse('lottery.bet_type_unknown')
  if (!isWithinBand(type, odds_milli)) refuse('lottery.odds_out_of_band')
  return d.db.tx(async (tx) => {
    const about = { game_code: code, bet_type, odds_milli, changed_by: by.name }
    const set =
      (await putOdds(tx, { ...about, was_milli, built_in_milli: type.odds_milli })) ??
      refuse('lottery.odds_set_meanwhile')
    await recordAudit(tx, {
      actor: { type: 'staff', id: by.staff_id, name: by.name },
      action: 'lottery.odds_set',
      target: `odds:${code}.${bet_type}`,
      reason,
      before: describeOffer(type, was_milli),
      after: describeOffer(type, odds_milli),
      ip: by.ip,
      request_id: by.request_id,
    })
    await push(tx, oddsPush, channels.public, { code })
    return { type, odds_milli, set }
  })
}

const describeOffer = (type: BetType, odds_milli: number) => ({
  odds: formatOdds(odds_milli),
  return_percent: formatPercentOf(computeReturnToPlayer(type, odds_milli)),
})
