import { channels } from '@moongate/contract'
import { settledPush } from '@moongate/contract/lottery.pushes'
import { balancePush } from '@moongate/contract/wallet.pushes'
import { type DrawResult, type Game, findGame, settle as judgeBet, type Settlement } from '@moongate/lottery'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { pushAll } from '../../kernel/push.ts'
import { endBets } from '../betting/index.ts'
import { postIn } from '../ledger/index.ts'
import { JZ } from '@moongate/contract/games.states'
import { createDrawCovering, type DrawCovering, findCoveringTickets } from './covering.ts'
import type { LotteryDeps } from './deps.ts'
import { type Draw, findDraw, setSettled } from './draw.sql.ts'
import { lotteryPostings } from './lottery.postings.ts'
import { readBet } from './ticket.rules.ts'
import { finishTickets, lockOpenTickets, type Place, type Ticket } from './ticket.sql.ts'

const BATCH = 200
const FIRST: Place = { member_id: 0, id: '00000000-0000-0000-0000-000000000000' }
type Ended = { ticket: Ticket; end: Settlement }
/** A draw that is being settled: its result, whose money was found frozen, and what was found of its bets together. */
type Settling = { game: Game; draw: Draw; result: DrawResult; frozen: Set<number>; covering: DrawCovering }

/**
 * Settles the tickets of a draw in batches, each in one transaction with its postings. Any number of workers may run it,
 * any number of times: a settled ticket is never looked at again. What a frozen member has won waits until they are
 * free; nobody else waits for it.
 */
export const settleDraw = async (d: LotteryDeps, game_code: string, issue: string): Promise<void> => {
  const draw = await findDraw(d.db, game_code, issue)
  const game = findGame(game_code)
  const result = draw && readResult(draw)
  if (!game || !result) return
  const frozen = new Set<number>()
  const settling = { game, draw, result, frozen, covering: createDrawCovering() }
  let after: Place | undefined = FIRST
  while (after) {
    const from: Place = after
    after = await d.db.tx((tx) => settleSome(tx, settling, from))
  }
  if (frozen.size > 0) d.log.warn({ game_code, issue, members: frozen.size }, 'tickets of frozen members wait')
  await setSettled(d.db, game_code, issue)
}

const readResult = (draw: Draw): DrawResult | undefined => {
  if (draw.state === 'void') return { state: 'void' }
  return draw.balls ? { state: 'drawn', balls: draw.balls } : undefined
}

/** Settles the next tickets of a draw; answers the last of them where more may follow. */
const settleSome = async (
  tx: Tx,
  { game, draw, result, frozen, covering }: Settling,
  after: Place,
): Promise<Place | undefined> => {
  const tickets = await lockOpenTickets(tx, draw, BATCH, after)
  if (tickets.length === 0) return undefined
  const uncounted =
    result.state === 'void' ? undefined : await findCoveringTickets(tx, game, draw.issue, tickets, covering)
  const judged = tickets.map((ticket) => ({ ticket, end: judgeBet(readBet(game, ticket), result) }))
  const unpaid = await payTickets(tx, judged)
  const ended = judged.filter(({ ticket }) => !unpaid.has(ticket.id))
  for (const { ticket } of judged) if (unpaid.has(ticket.id)) frozen.add(ticket.member_id)
  await finishTickets(
    tx,
    ended.map(({ ticket, end }) => ({
      ...ticket,
      payout: end.payout_minor,
      won: end.result === 'won',
      status: end.result === 'void' ? 'N' : 'COMPLETE',
    })),
  )
  await endBets(
    tx,
    ended.map(({ ticket, end }) => ({
      member_id: ticket.member_id,
      id: ticket.id,
      stake: ticket.stake,
      payout: end.payout_minor,
      outcome: end.result === 'void' ? 'void' : 'settled',
      uncounted: uncounted?.has(ticket.id) ? 'covering' : null,
    })),
  )
  await pushSettled(tx, draw, ended)
  return tickets.length < BATCH ? undefined : tickets.at(-1)
}

/** Pays what was won or is given back; answers the tickets whose member's money is frozen. */
const payTickets = async (tx: Tx, ended: readonly Ended[]): Promise<Set<string>> => {
  const items = ended
    .filter(({ end }) => end.payout_minor > 0n)
    .map(({ ticket: t, end }) => ({
      key: deriveKey('lottery.settlement', t.id),
      kind: end.result === 'void' ? lotteryPostings.void_refund : lotteryPostings.settlement,
      member_id: t.member_id,
      asset: t.asset,
      amount: end.payout_minor,
      sub: JZ,
      ref: t.id,
    }))
  const verdicts = await postIn(tx, items)
  const bad = verdicts.find((v) => v.status !== 'posted' && v.status !== 'frozen')
  if (bad) throw new Error(`settlement answered ${bad.status}`)
  return new Set(items.filter((_, i) => verdicts[i]?.status === 'frozen').map((item) => item.ref))
}

/** One message a member, with what the draw brought them; all in one statement, since house accounts are held by now. */
const pushSettled = async (tx: Tx, { game_code: code, issue }: Draw, ended: readonly Ended[]): Promise<void> => {
  const by_member = new Map<number, string[]>()
  for (const { ticket } of ended)
    by_member.set(ticket.member_id, [...(by_member.get(ticket.member_id) ?? []), ticket.id])
  await pushAll(
    tx,
    [...by_member].flatMap(([member_id, tickets]) => [
      settledPush.to(channels.member(member_id), { code, issue, tickets }),
      balancePush.to(channels.member(member_id), { api_code: JZ }),
    ]),
  )
}
