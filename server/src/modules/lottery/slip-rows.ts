import { channels, type Push } from '@moongate/contract'
import { JZ } from '@moongate/contract/games.states'
import { balancePush } from '@moongate/contract/wallet.pushes'
import { deriveKey } from '../../kernel/ids.ts'
import type { Claim } from '../../kernel/keys.ts'
import type { NewBet } from '../betting/index.ts'
import type { PostingItem } from '../ledger/index.ts'
import { JZ_GAME_TYPE } from './deps.ts'
import { lotteryPostings } from './lottery.postings.ts'
import { selectionView } from './selection.view.ts'
import { isLate } from './slip.rules.ts'
import type { NewTicket, OfDraw, SlipTicket, Ticket, WrittenTicket } from './ticket.sql.ts'

/** A slip as it is to be written, with the id it has or will have. */
export type Asked = {
  id: string
  member_id: number
  tickets: readonly NewTicket[]
  /** The site's: limits are of its days. */
  time_zone: string
  claim?: Claim | undefined
}

/** The id that a line of a slip has or will have. */
export const deriveTicketId = (slip_id: string, i: number): string => deriveKey('lottery.ticket', slip_id, String(i))

/** The tickets of slips that were sold. */
export type Written = ReadonlyMap<Asked, (Ticket & OfDraw)[]>

/**
 * One stake for all lines of a slip (decisions/0446). Its key is that of its first ticket, so that a slip whose lines had a stake each,
 * in a version before, is not paid for twice.
 */
export const buildStake = ({ member_id, tickets }: Asked): PostingItem => {
  const [first] = tickets
  if (!first) throw new Error('a slip has no line')
  return {
    key: deriveKey('lottery.bet', first.id),
    kind: lotteryPostings.bet,
    member_id,
    asset: first.asset,
    amount: tickets.reduce((sum, { stake }) => sum + stake, 0n),
    sub: JZ,
    ref: first.slip_id ?? first.id,
  }
}

/** A ticket as it stands once it is written in time. */
const fillTicket = (ticket: NewTicket, written: WrittenTicket | undefined): (Ticket & OfDraw) | undefined =>
  written && !isLate(written)
    ? { ...ticket, ...written, payout: 0n, status: 'X', won: false, settled_at: null }
    : undefined

/**
 * The tickets of the slips that were sold, in each slip's order. Taking the stakes and holding the draw may have waited past the
 * close; writing waits for nothing, so its moment decides.
 */
export const gatherTickets = (slips: readonly Asked[], rows: readonly WrittenTicket[]): Written => {
  const written = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    slips.flatMap((slip) => {
      const tickets = slip.tickets.flatMap((t) => fillTicket(t, written.get(t.id)) ?? [])
      return tickets.length < slip.tickets.length ? [] : [[slip, tickets]]
    }),
  )
}

/** The tickets of slips, each with its slip's place. */
export const listTickets = (slips: readonly Asked[]): SlipTicket[] =>
  slips.flatMap(({ tickets }, slip) => tickets.map((t) => ({ ...t, slip })))

/** The key of a slip's call, where it has one. */
export const listClaims = ({ claim }: Asked): Claim[] => (claim ? [claim] : [])

/** What the browsers of a slip's member are told. */
export const listPushes = ({ member_id }: Asked): Push[] => [
  balancePush.to(channels.member(member_id), { api_code: JZ }),
]

/** A bet for each line of a slip. */
export const listBets = ({ tickets }: Asked): NewBet[] => tickets.map(buildBet)

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
