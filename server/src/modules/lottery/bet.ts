import { type Game, findGame } from '@moongate/lottery'
import { JZ } from '@moongate/contract/games.states'
import type { Reader } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { type Claim, KeyTaken } from '../../kernel/keys.ts'
import { refuse } from '../../kernel/refusal.ts'
import { shareWork } from '../../kernel/share-work.ts'
import { findSupplier } from '../games/index.ts'
import type { Asset } from '../ledger/index.ts'
import type { LotteryDeps } from './deps.ts'
import { findDraw } from './draw.sql.ts'
import { readOffers } from './odds.ts'
import { type Placed, type Sale, sellSlips, type Unsold } from './sell.ts'
import { type Asked, deriveTicketId } from './slip-rows.ts'
import { type Line, type Sold, priceSlip } from './slip.rules.ts'
import type { NewTicket } from './ticket.sql.ts'

export type Slip = {
  member_id: number
  is_demo: boolean
  code: string
  issue: string
  lines: readonly Line[]
  request_key?: string | undefined
  /** The key of the call, taken with the slip. */
  claim?: Claim | undefined
}

/**
 * Places a slip: all its lines or none (R1.1). The draw is held while its tickets are written, and the database's clock decides
 * whether it is still open. A repeat of the same `request_key` finds the same tickets and the same balance. Slips that come at
 * once are sold together (decisions/0117). What would refuse the slip is read only once it is refused, so that a slip that is taken
 * costs no look-up. Refuses lottery.*, policy.member_frozen,
 * policy.protected, policy.limit_reached, policy.time_reached, idempotency.key_reused.
 */
export const placeSlip = async (d: LotteryDeps, slip: Slip): Promise<Placed> => {
  const game = findGame(slip.code) ?? refuse('lottery.game_unknown')
  const sold = priceSlip(game, slip.lines)
  if ('refused' in sold) return refuse((await isPaused(d.db)) ? 'lottery.paused' : `lottery.${sold.refused}`)
  const id = slip.request_key ? deriveKey('lottery.slip', String(slip.member_id), slip.request_key) : d.ids.uuid()
  const slip_id = sold.length > 1 ? id : null
  const tickets = sold.map((line, i) => ({ ...buildTicket(d, slip, line, deriveTicketId(id, i)), slip_id }))
  const sale = await sellWithOthers(d.db, {
    id,
    member_id: slip.member_id,
    tickets,
    time_zone: d.config.site_time_zone,
    claim: slip.claim,
  })
  return 'unsold' in sale ? refuseUnsold(d.db, game, slip, sale.unsold) : sale
}

/** While the operator has this supplier under maintenance nothing is sold; draws go on and what was sold is settled. */
export const isPaused = async (r: Reader): Promise<boolean> => {
  const supplier = await findSupplier(r, JZ)
  return !supplier?.enabled || supplier.maintenance
}

/** Lines of one batch; the draw is held and the accounts are locked for no longer than they take. */
const MAX_LINES = 250
/** Lines that wait in a lane. Who comes after is told to come back: a slip that waits for seconds comes too late anyway. */
const MAX_WAITING = 2_500

const sellWithOthers = shareWork<Asked, Sale>(sellSlips, {
  whose: ({ member_id }) => member_id,
  measure: ({ tickets }) => tickets.length,
  max_size: MAX_LINES,
  max_waiting: MAX_WAITING,
})

/** Whether a line names odds that are no longer offered. */
const isRepriced = async (r: Reader, game: Game, { lines }: Slip): Promise<boolean> => {
  const now = new Map((await readOffers(r, game)).map(({ type, odds_milli }) => [type.id, odds_milli]))
  return lines.some((line) => line.odds_milli !== undefined && line.odds_milli !== now.get(line.bet_type))
}

/** Why nothing is sold, in the order in which it is told: the supplier, the issue, its close, and then what the odds or the money said. */
const refuseUnsold = async (r: Reader, game: Game, slip: Slip, unsold: Unsold): Promise<never> => {
  if (unsold instanceof KeyTaken) throw unsold
  if (unsold === 'idempotency.key_reused') return refuse(unsold)
  const otherwise =
    unsold === 'not_written' ? ((await isRepriced(r, game, slip)) ? 'lottery.odds_changed' : 'lottery.closed') : unsold
  if (await isPaused(r)) return refuse('lottery.paused')
  const draw = (await findDraw(r, game.code, slip.issue)) ?? refuse('lottery.issue_unknown')
  return refuse(draw.state !== 'open' || draw.now >= draw.close_at ? 'lottery.closed' : otherwise)
}

const buildTicket = (d: LotteryDeps, slip: Slip, line: Sold, id: string): Omit<NewTicket, 'slip_id'> => ({
  member_id: slip.member_id,
  id,
  bill_no: d.ids.bill('L'),
  game_code: slip.code,
  issue: slip.issue,
  bet_type: line.bet_type,
  selection: line.selection,
  units: line.units,
  unit_stake: line.unit_stake,
  multiple: line.multiple,
  stake: line.stake,
  named_milli: line.odds_milli ?? null,
  built_in_milli: line.bet.type.odds_milli,
  asset: slip.is_demo ? 'PLAY' : (d.config.currency as Asset),
})
