import { type Game, findGame } from '@moongate/lottery'
import { channels } from '@moongate/contract'
import { JZ } from '@moongate/contract/games.states'
import { balancePush } from '@moongate/contract/wallet.pushes'
import type { Reader, Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type NewBet, recordBets } from '../betting/index.ts'
import { findSupplier } from '../games/index.ts'
import { type Asset, postIn } from '../ledger/index.ts'
import { push } from '../../kernel/push.ts'
import { JZ_GAME_TYPE, type LotteryDeps } from './deps.ts'
import { findDraw } from './draw.sql.ts'
import { lotteryPostings } from './lottery.postings.ts'
import { selectionView } from './selection.view.ts'
import { isLate, isSameTicket, judgeStakes, type Line, type Sold, priceSlip } from './slip.rules.ts'
import { insertTickets, type NewTicket, type Ticket, findTicketsByIds } from './ticket.sql.ts'

export type Slip = {
  member_id: number
  is_demo: boolean
  code: string
  issue: string
  lines: readonly Line[]
  request_key?: string | undefined
}
/** The tickets of a slip and what lay at the supplier right after, in minor units. */
export type Placed = { tickets: readonly Ticket[]; balance: bigint }

/**
 * Places a slip: all its lines or none (R1.1). The draw is held while its tickets are written, and the database's clock decides
 * whether it is still open. A repeat of the same `request_key` finds the same tickets and the same balance. What would
 * refuse the slip is read only once it is refused, so that a slip that is taken costs no look-up. Refuses lottery.*,
 * policy.member_frozen, idempotency.key_reused.
 */
export const placeSlip = async (d: LotteryDeps, slip: Slip): Promise<Placed> => {
  const game = findGame(slip.code) ?? refuse('lottery.game_unknown')
  const sold = priceSlip(game, slip.lines)
  if ('refused' in sold) return refuse((await isPaused(d.db)) ? 'lottery.paused' : `lottery.${sold.refused}`)
  const slip_id = slip.request_key ? deriveKey('lottery.slip', String(slip.member_id), slip.request_key) : d.ids.uuid()
  const tickets = sold.map((line, i) => buildTicket(d, slip, line, deriveKey('lottery.ticket', slip_id, String(i))))
  return d.db.tx((tx) => sellTickets(tx, game, slip, tickets))
}

/** While the operator has this supplier under maintenance nothing is sold; draws go on and what was sold is settled. */
export const isPaused = async (r: Reader): Promise<boolean> => {
  const supplier = await findSupplier(r, JZ)
  return !supplier?.enabled || supplier.maintenance
}

const sellTickets = async (tx: Tx, game: Game, slip: Slip, tickets: readonly NewTicket[]): Promise<Placed> => {
  const { verdict, balance } = await takeStakes(tx, tickets)
  if (verdict === 'repeat') return { tickets: await findEarlier(tx, slip, tickets), balance }
  if (verdict === 'key_reused') return refuse('idempotency.key_reused')
  if (verdict !== 'posted') return refuseUnsold(tx, game, slip, verdict)
  const placed = await insertTickets(tx, JZ, { game_code: game.code, issue: slip.issue }, tickets)
  // Taking the stakes and holding the draw may have waited past the close; writing waits for nothing, so its moment decides.
  if (placed.length === 0 || placed.some(isLate)) return refuseUnsold(tx, game, slip, 'lottery.closed')
  await recordBets(tx, tickets.map(buildBet))
  await push(tx, balancePush, channels.member(slip.member_id), { api_code: JZ })
  return { tickets: placed, balance }
}

/** Why nothing is sold, in the order in which it is told: the supplier, the issue, its close, and then what the money said. */
const refuseUnsold = async (
  tx: Tx,
  game: Game,
  { issue }: Slip,
  otherwise: 'lottery.closed' | 'lottery.insufficient' | 'policy.member_frozen',
): Promise<never> => {
  if (await isPaused(tx)) return refuse('lottery.paused')
  const draw = (await findDraw(tx, game.code, issue)) ?? refuse('lottery.issue_unknown')
  return refuse(draw.state !== 'open' || draw.now >= draw.close_at ? 'lottery.closed' : otherwise)
}

/** The tickets that the same call has placed before, in this or another process. */
const findEarlier = async (tx: Tx, { member_id }: Slip, tickets: readonly NewTicket[]): Promise<Ticket[]> => {
  const ids = tickets.map((t) => t.id)
  const earlier = await findTicketsByIds(tx, member_id, ids)
  return tickets.every((t) => earlier.some((e) => isSameTicket(e, t))) ? earlier : refuse('idempotency.key_reused')
}

const takeStakes = async (tx: Tx, tickets: readonly NewTicket[]) => {
  const verdicts = await postIn(
    tx,
    tickets.map((t, i) => ({
      key: deriveKey('lottery.bet', t.id),
      kind: lotteryPostings.bet,
      member_id: t.member_id,
      asset: t.asset,
      amount: t.stake,
      sub: JZ,
      ref: t.id,
      linked: i < tickets.length - 1,
    })),
  )
  return { verdict: judgeStakes(verdicts.map((v) => v.status)), balance: verdicts.at(-1)?.from_balance ?? 0n }
}

const buildTicket = (d: LotteryDeps, slip: Slip, line: Sold, id: string): NewTicket => ({
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
  odds_milli: line.bet.odds_milli,
  asset: slip.is_demo ? 'PLAY' : (d.config.currency as Asset),
})

const buildBet = (t: NewTicket): NewBet => ({
  member_id: t.member_id,
  id: t.id,
  bill_no: t.bill_no,
  supplier_code: JZ,
  game_type: JZ_GAME_TYPE,
  game_code: t.game_code,
  asset: t.asset,
  stake: t.stake,
  selection: selectionView(t),
})
