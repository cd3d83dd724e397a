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
import { readOffers } from './odds.ts'
import { selectionView } from './selection.view.ts'
import { isLate, isSameTicket, judgeStakes, type Line, type Sold, priceSlip } from './slip.rules.ts'
import { insertTickets, type NewTicket, type OfDraw, type Ticket, findTicketsByIds } from './ticket.sql.ts'

export type Slip = {
  member_id: number
  is_demo: boolean
  code: string
  issue: string
  lines: readonly Line[]
  request_key?: string | undefined
}
/** The tickets of a slip and what lay at the supplier right after, in minor units. */
export type Placed = { tickets: readonly (Ticket & OfDraw)[]; balance: bigint }

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
  const tickets = sold.map((line, i) => buildTicket(d, slip, line, deriveTicketId(slip_id, i)))
  return d.db.tx((tx) => sellTickets(tx, game, { ...slip, id: slip_id }, tickets))
}

const deriveTicketId = (slip_id: string, i: number): string => deriveKey('lottery.ticket', slip_id, String(i))

/** The slip with the id it has or will have. */
type Asked = Slip & { id: string }

/** While the operator has this supplier under maintenance nothing is sold; draws go on and what was sold is settled. */
export const isPaused = async (r: Reader): Promise<boolean> => {
  const supplier = await findSupplier(r, JZ)
  return !supplier?.enabled || supplier.maintenance
}

const sellTickets = async (tx: Tx, game: Game, slip: Asked, tickets: readonly NewTicket[]): Promise<Placed> => {
  const { verdict, balance } = await takeStakes(tx, tickets)
  if (verdict === 'repeat') return { tickets: await findEarlier(tx, slip, tickets), balance }
  if (verdict === 'key_reused') return refuse('idempotency.key_reused')
  if (verdict !== 'posted') return refuseUnsold(tx, game, slip, verdict)
  const placed = await insertTickets(tx, JZ, { game_code: game.code, issue: slip.issue }, tickets)
  // Taking the stakes and holding the draw may have waited past the close; writing waits for nothing, so its moment decides.
  if (placed.length === 0 || placed.some(isLate))
    return refuseUnsold(tx, game, slip, (await isRepriced(tx, game, slip)) ? 'lottery.odds_changed' : 'lottery.closed')
  await recordBets(tx, tickets.map(buildBet))
  await push(tx, balancePush, channels.member(slip.member_id), { api_code: JZ })
  return { tickets: placed, balance }
}

/** Whether a line names odds that are no longer offered. */
const isRepriced = async (tx: Tx, game: Game, { lines }: Slip): Promise<boolean> => {
  const now = new Map((await readOffers(tx, game)).map(({ type, odds_milli }) => [type.id, odds_milli]))
  return lines.some((line) => line.odds_milli !== undefined && line.odds_milli !== now.get(line.bet_type))
}

/** Why nothing is sold, in the order in which it is told: the supplier, the issue, its close, and then what the odds or the money said. */
const refuseUnsold = async (
  tx: Tx,
  game: Game,
  { issue }: Slip,
  otherwise: 'lottery.closed' | 'lottery.odds_changed' | 'lottery.insufficient' | 'policy.member_frozen',
): Promise<never> => {
  if (await isPaused(tx)) return refuse('lottery.paused')
  const draw = (await findDraw(tx, game.code, issue)) ?? refuse('lottery.issue_unknown')
  return refuse(draw.state !== 'open' || draw.now >= draw.close_at ? 'lottery.closed' : otherwise)
}

/**
 * The tickets that the same call has placed before, in this or another process, in the slip's order. A slip that had one line more
 * was another one.
 */
const findEarlier = async (
  tx: Tx,
  { id, member_id }: Asked,
  tickets: readonly NewTicket[],
): Promise<(Ticket & OfDraw)[]> => {
  const ids = [...tickets.map((t) => t.id), deriveTicketId(id, tickets.length)]
  const found = new Map((await findTicketsByIds(tx, member_id, ids)).map((t) => [t.id, t]))
  const earlier = tickets.flatMap((t) => found.get(t.id) ?? [])
  const is_same = found.size === tickets.length && tickets.every((t, i) => isSameTicket(earlier[i], t))
  return is_same ? earlier : refuse('idempotency.key_reused')
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
  named_milli: line.odds_milli ?? null,
  built_in_milli: line.bet.type.odds_milli,
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
