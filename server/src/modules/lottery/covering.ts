import { findCoveredPlaces, type Game, isCovering, type KnownWins } from '@moongate/lottery'
import type { Tx } from '../../kernel/db.ts'
import { readSelection } from './ticket.rules.ts'
import { findSelections, type Ticket } from './ticket.sql.ts'

/** What was found out of one draw while it is settled: places covered by a member's bets, and selections looked at. */
export type DrawCovering = { by_member: Map<number, ReadonlySet<string>>; known: KnownWins }
export const createDrawCovering = (): DrawCovering => ({ by_member: new Map(), known: new Map() })

/**
 * The tickets, of one draw that sells no more, that count nothing because all that their member bet on it covers a place (R3.1,
 * decisions/0058). Every ticket of the member is looked at, in whatever slip it was sold, settled or not, so that the
 * answer is the same for each part of a draw and after each crash.
 */
export const findCoveringTickets = async (
  tx: Tx,
  game: Game,
  issue: string,
  tickets: readonly Ticket[],
  { by_member, known }: DrawCovering,
): Promise<ReadonlySet<string>> => {
  const unknown = [...new Set(tickets.map((t) => t.member_id))].filter((id) => !by_member.has(id))
  const selections = unknown.length > 0 ? await findSelections(tx, { game_code: game.code, issue }, unknown) : []
  for (const id of unknown) {
    const bets = selections.filter((s) => s.member_id === id).map((s) => readSelection(game, s))
    by_member.set(id, findCoveredPlaces(bets, known))
  }
  const covering = tickets.filter((t) => isCovering(readSelection(game, t), by_member.get(t.member_id) ?? new Set()))
  return new Set(covering.map((t) => t.id))
}
