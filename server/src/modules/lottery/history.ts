import { BET_OUTCOMES, type BetOutcome } from '@moongate/contract/betting.states'
import type { BetHistory, SupplierBet } from '../games/index.ts'
import { JZ_GAME_TYPE, type LotteryDeps } from './deps.ts'
import { findChangedTickets, type HistoryPlace } from './history.sql.ts'
import { selectionView } from './selection.view.ts'
import type { Ticket } from './ticket.sql.ts'

const PAGE = 200

/** The local lottery's bets as the supplier port tells of them; `unavailable` for a cursor that is none of ours. */
export const listBetHistory = async (
  d: Pick<LotteryDeps, 'db'>,
  { since, cursor }: { since: Date; cursor?: string | undefined },
): Promise<BetHistory> => {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  if (cursor !== undefined && !after) return { outcome: 'unavailable' }
  const tickets = await findChangedTickets(d.db, since, after, PAGE)
  const last = tickets.length === PAGE ? tickets.at(-1) : undefined
  return { outcome: 'ok', bets: tickets.map(toSupplierBet), unread: [], next: last && writeCursor(last) }
}

const writeCursor = ({ changed_us, id }: HistoryPlace): string => `${changed_us}_${id}`

const readCursor = (text: string): HistoryPlace | undefined => {
  const [, changed_us, id] = /^(\d{1,18})_([0-9a-f-]{36})$/.exec(text) ?? []
  return changed_us !== undefined && id !== undefined ? { changed_us: BigInt(changed_us), id } : undefined
}

const readStatus = ({ status }: Ticket): 'open' | BetOutcome =>
  (Object.keys(BET_OUTCOMES) as BetOutcome[]).find((outcome) => BET_OUTCOMES[outcome] === status) ?? 'open'

const toSupplierBet = (t: Ticket): SupplierBet => ({
  id: t.id,
  player: { member_id: t.member_id, is_demo: t.asset === 'PLAY' },
  game_code: t.game_code,
  game_type: JZ_GAME_TYPE,
  stake: t.stake,
  payout: t.payout,
  status: readStatus(t),
  bet_at: t.placed_at,
  settled_at: t.settled_at ?? undefined,
  changed_at: t.settled_at ?? t.placed_at,
  selection: selectionView(t),
})
