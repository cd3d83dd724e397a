import { JZ } from '@moongate/contract/games.states'
import { placeRows } from '../../kernel/breath.sql.ts'
import type { Breath, Db, Tx } from '../../kernel/db.ts'
import { type Claim, claimKeys, claimKeysInBreath, KeyTaken } from '../../kernel/keys.ts'
import { runAhead, undo } from '../../kernel/together.ts'
import { recordBets } from '../betting/index.ts'
import { postIn, postInBreath, readBalance, type Verdict } from '../ledger/index.ts'
import { guardAhead, type GuardCode, guardStakes, type KnownLimits, recallLimits } from '../policy/index.ts'
import { isSameTicket, judgeStake } from './slip.rules.ts'
import {
  type Asked,
  buildStake,
  deriveTicketId,
  gatherTickets,
  listBets,
  listClaims,
  listPushes,
  listTickets,
  type Written,
} from './slip-rows.ts'
import { insertTickets, insertTicketsInBreath, type OfDraw, type Ticket, findTicketsByIds } from './ticket.sql.ts'

/** The tickets of a slip and what lay at the supplier right after, in minor units. */
export type Placed = { tickets: readonly (Ticket & OfDraw)[]; balance: bigint }
/** `not_written`: its draw, the supplier or the odds are no longer what it was made for; KeyTaken: it was refused before. */
export type Unsold =
  | 'lottery.insufficient'
  | 'policy.member_frozen'
  | GuardCode
  | 'idempotency.key_reused'
  | KeyTaken
  | 'not_written'
export type Sale = Placed | { unsold: Unsold }

/** Sells slips in one transaction, each of them whole or not at all; a sale for each, in their order. */
export const sellSlips = (db: Db, slips: readonly Asked[]): Promise<readonly Sale[]> => {
  const known = recallLimits(db)
  return runAhead(
    db,
    slips,
    (breath, calls) => sellInBreath(breath, calls, known),
    (tx, calls) => sellAll(tx, calls, known),
  )
}

const listStaked = (slips: readonly Asked[]) =>
  slips.map(({ member_id, tickets }) => ({ member_id, amount: tickets.reduce((sum, { stake }) => sum + stake, 0n) }))

const readZone = (slips: readonly Asked[]): string => slips[0]?.time_zone ?? 'UTC'

/** Nearly always nobody is shut out or at a limit, nothing comes again and all draws are open; a slip that its member cannot pay is refused here too. */
const sellInBreath = async (breath: Breath, slips: readonly Asked[], known: KnownLimits): Promise<Sale[]> => {
  const tickets = listTickets(slips).map((ticket) => ({ ...ticket, call: ticket.slip }))
  const [, verdicts, rows] = await Promise.all([
    guardAhead(breath, listStaked(slips), readZone(slips), known),
    postInBreath(breath, slips.map(buildStake)),
    insertTicketsInBreath(breath, JZ, tickets),
    claimKeysInBreath(breath, placeRows(slips, listClaims), placeRows(slips, listPushes)),
    recordBets(breath, placeRows(slips, listBets)),
  ])
  const written = gatherTickets(slips, rows)
  return readStakes(slips, verdicts).map((stake) => answerSale(stake, written))
}

const end = (slip: Asked, unsold: Unsold): readonly [Asked, Sale] => [slip, { unsold }]

/** What protects a member ends a slip before its money moves; one that was sold before is found all the same. */
const endGuarded = async (tx: Tx, slips: readonly Asked[], known: KnownLimits): Promise<Map<Asked, Sale>> => {
  const codes = await guardStakes(tx, listStaked(slips), readZone(slips), known)
  const ended = new Map<Asked, Sale>()
  for (const [i, slip] of slips.entries()) {
    const code = codes[i]
    if (code && !(await findEarlier(tx, slip))) ended.set(slip, { unsold: code })
  }
  return ended
}

const sellAll = async (tx: Tx, all: readonly Asked[], known: KnownLimits): Promise<Sale[]> => {
  const ended = await endGuarded(tx, all, known)
  const sold = await sellGuarded(
    tx,
    all.filter((slip) => !ended.has(slip)),
  )
  return all.map((slip) => ended.get(slip) ?? (sold.shift() as Sale))
}

const sellGuarded = async (tx: Tx, slips: readonly Asked[]): Promise<Sale[]> =>
  slips.length === 0 ? [] : sellStaked(tx, await takeStakes(tx, slips))

/** What follows on the stakes. Tickets, bets, keys and what browsers are told go out together; none waits for another's answer. */
const sellStaked = async (tx: Tx, stakes: readonly Taken[]): Promise<Sale[]> => {
  const fresh = stakes.flatMap(({ slip, meaning }) => (meaning === 'posted' ? [slip] : []))
  const [written, taken] = await Promise.all([writeTickets(tx, fresh), tellOfSlips(tx, fresh)])
  undo(fresh.flatMap((slip) => (written.has(slip) ? [] : [end(slip, 'not_written')])))
  undo(fresh.flatMap((slip) => (slip.claim && taken.includes(slip.claim) ? [end(slip, new KeyTaken(slip.claim))] : [])))
  const sales: Sale[] = []
  for (const stake of stakes) sales.push(await tellSale(tx, stake, written))
  return sales
}

type Taken = { slip: Asked; meaning: ReturnType<typeof judgeStake>; balance: bigint }

type Meaning = Taken['meaning']
const isRepeat = (meaning: Meaning): meaning is 'repeat' | 'key_reused' =>
  meaning === 'repeat' || meaning === 'key_reused'

const tellSale = async (tx: Tx, stake: Taken, written: Written): Promise<Sale> =>
  isRepeat(stake.meaning) ? findRepeated(tx, stake) : answerSale(stake, written)

const answerSale = ({ slip, meaning, balance }: Taken, written: Written): Sale => {
  const tickets = written.get(slip)
  if (tickets) return { tickets, balance }
  if (meaning === 'posted') return { unsold: 'not_written' }
  return { unsold: isRepeat(meaning) ? 'idempotency.key_reused' : meaning }
}

/** A slip whose stake was taken before; of one that a version before sold, a stake for each line, nobody knows the balance of then. */
const findRepeated = async (tx: Tx, { slip, meaning, balance }: Taken): Promise<Sale> => {
  const tickets = await findEarlier(tx, slip)
  const [first] = tickets ?? []
  if (!tickets || !first) return { unsold: 'idempotency.key_reused' }
  if (meaning === 'repeat') return { tickets, balance }
  return { tickets, balance: await readBalance(tx, slip.member_id, first.asset, `supplier:${JZ}`) }
}

/** Takes the stakes of all slips in one statement. */
const takeStakes = async (tx: Tx, slips: readonly Asked[]): Promise<Taken[]> =>
  readStakes(slips, await postIn(tx, slips.map(buildStake)))

const readStakes = (slips: readonly Asked[], verdicts: readonly Verdict[]): Taken[] =>
  slips.map((slip, i) => {
    const { status, from_balance = 0n } = verdicts[i] ?? { status: 'unknown_account' }
    return { slip, meaning: judgeStake(status), balance: from_balance }
  })

const writeTickets = async (tx: Tx, slips: readonly Asked[]): Promise<Written> =>
  slips.length === 0 ? new Map() : gatherTickets(slips, await insertTickets(tx, JZ, listTickets(slips)))

/** The bets, the keys of the calls and what browsers are told; answers the keys that stood for earlier calls. */
const tellOfSlips = async (tx: Tx, slips: readonly Asked[]): Promise<readonly Claim[]> => {
  const [taken] = await Promise.all([
    claimKeys(tx, slips.flatMap(listClaims), slips.flatMap(listPushes)),
    recordBets(tx, slips.flatMap(listBets)),
  ])
  return taken
}

/**
 * The tickets that the same call has placed before, in this or another process, in the slip's order. A slip that had one line more
 * was another one.
 */
const findEarlier = async (tx: Tx, { id, member_id, tickets }: Asked): Promise<(Ticket & OfDraw)[] | undefined> => {
  const ids = [...tickets.map((t) => t.id), deriveTicketId(id, tickets.length)]
  const found = new Map((await findTicketsByIds(tx, member_id, ids)).map((t) => [t.id, t]))
  const earlier = tickets.flatMap((t) => found.get(t.id) ?? [])
  return found.size === tickets.length && tickets.every((t, i) => isSameTicket(earlier[i], t)) ? earlier : undefined
}
