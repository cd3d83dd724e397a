import { findBetType, type Game, findGame } from '@moongate/lottery'
import { channels, LANGS } from '@moongate/contract'
import { balancePush } from '@moongate/contract/wallet.pushes'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type NewBet, recordBets } from '../betting/index.ts'
import { findSupplier } from '../games/index.ts'
import { type Asset, postIn } from '../ledger/index.ts'
import { push } from '../../kernel/push.ts'
import { describeSelection } from './selection-text.ts'
import { JZ, type LotteryDeps } from './deps.ts'
import { shareDraw } from './draw.sql.ts'
import { lotteryPostings } from './lottery.postings.ts'
import { type Line, type Sold, priceSlip } from './slip.rules.ts'
import { insertTickets, type NewTicket, type Ticket, findTicketsByIds } from './ticket.sql.ts'

export type Slip = {
  member_id: number
  is_demo: boolean
  code: string
  issue: string
  lines: readonly Line[]
  request_key?: string | undefined
}

/**
 * Places a slip: all its lines or none (R1.1). The draw is held while it happens, and the database's clock decides
 * whether it is still open. A repeat of the same `request_key` finds the same tickets. Refuses lottery.*.
 */
export const placeSlip = async (d: LotteryDeps, slip: Slip): Promise<Ticket[]> => {
  const game = findGame(slip.code) ?? refuse('lottery.game_unknown')
  if (await isPaused(d)) refuse('lottery.paused')
  const sold = priceSlip(game, slip.lines)
  if ('refused' in sold) return refuse(`lottery.${sold.refused}`)
  const slip_id = slip.request_key ? deriveKey('lottery.slip', String(slip.member_id), slip.request_key) : d.ids.uuid()
  const tickets = sold.map((line, i) => buildTicket(d, slip, line, deriveKey('lottery.ticket', slip_id, String(i))))
  return d.db.tx(async (tx) => {
    const earlier = await findTicketsByIds(
      tx,
      slip.member_id,
      tickets.map((t) => t.id),
    )
    if (earlier.length === 0) return sellTickets(d, tx, game, tickets)
    return tickets.every((t) => earlier.some((e) => isSame(e, t))) ? earlier : refuse('idempotency.key_reused')
  })
}

/** Whether a ticket found under a repeated key is the one asked for now. */
const isSame = (a: NewTicket, b: NewTicket): boolean =>
  a.id === b.id &&
  a.game_code === b.game_code &&
  a.issue === b.issue &&
  a.bet_type === b.bet_type &&
  a.selection === b.selection &&
  a.unit_stake === b.unit_stake &&
  a.multiple === b.multiple

/** While the operator has this supplier under maintenance nothing is sold; draws go on and what was sold is settled. */
export const isPaused = async (d: Pick<LotteryDeps, 'db'>): Promise<boolean> => {
  const supplier = await findSupplier(d.db, JZ)
  return !supplier?.enabled || supplier.maintenance
}

const sellTickets = async (d: LotteryDeps, tx: Tx, game: Game, tickets: readonly NewTicket[]): Promise<Ticket[]> => {
  const [first] = tickets
  const draw = first && (await shareDraw(tx, game.code, first.issue))
  if (!draw) return refuse('lottery.issue_unknown')
  if (draw.state !== 'open' || draw.now >= draw.close_at) return refuse('lottery.closed')
  // The same slip through another process: the ledger waited for it, so its tickets can be read now.
  if ((await takeStakes(tx, tickets)) === 'repeat')
    return findTicketsByIds(
      tx,
      first.member_id,
      tickets.map((t) => t.id),
    )
  const placed = await insertTickets(tx, tickets)
  // Taking the stakes may have waited for a lock past the close; writing waits for nothing, so its moment decides.
  if (placed.some((t) => t.placed_at >= draw.close_at)) return refuse('lottery.closed')
  await recordBets(
    tx,
    tickets.map((t) => buildBet(d, game, t)),
  )
  await push(tx, balancePush, channels.member(first.member_id), { api_code: JZ })
  return placed
}

const takeStakes = async (tx: Tx, tickets: readonly NewTicket[]): Promise<'posted' | 'repeat'> => {
  const items = tickets.map((t, i) => ({
    key: deriveKey('lottery.bet', t.id),
    kind: lotteryPostings.bet,
    member_id: t.member_id,
    asset: t.asset,
    amount: t.stake,
    sub: JZ,
    ref: t.id,
    linked: i < tickets.length - 1,
  }))
  const verdicts = await postIn(tx, items)
  const bad = verdicts.find((v) => v.status !== 'posted')
  if (!bad) return 'posted'
  if (verdicts.every((v) => v.status === 'repeat')) return 'repeat'
  if (verdicts.some((v) => v.status === 'frozen')) refuse('policy.member_frozen')
  if (verdicts.some((v) => v.status === 'insufficient')) refuse('lottery.insufficient')
  throw new Error(`taking stakes answered ${bad.status}`)
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

const buildBet = (d: LotteryDeps, game: Game, t: NewTicket): NewBet => {
  const fields = findBetType(game, t.bet_type)?.rule.fields ?? []
  const translateEach = (text: (translate: ReturnType<LotteryDeps['translate']>) => string) =>
    Object.fromEntries(LANGS.map((lang) => [lang, text(d.translate(lang))]))
  return {
    member_id: t.member_id,
    id: t.id,
    bill_no: t.bill_no,
    supplier_code: JZ,
    game_type: 4,
    game_code: t.game_code,
    asset: t.asset,
    stake: t.stake,
    game_title: translateEach((translate) => translate.byCode(`lottery:games.${t.game_code}`)),
    detail: translateEach(
      (translate) =>
        `${t.issue} · ${translate.byCode(`lottery:ui.bet_type.${t.bet_type}`)} · ${describeSelection(translate, fields, t.selection)}`,
    ),
  }
}
