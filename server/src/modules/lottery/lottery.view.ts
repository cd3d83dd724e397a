import { oddsText, percentText, ratioText, returnToPlayer, type BetType, type Game, type Slot } from '@moongate/lottery'
import { toWire } from '@moongate/money'
import type { Say } from '../../kernel/index.ts'
import { wireTime, wireTimeOrNull } from '../../kernel/time.ts'
import type { Draw } from './draw.sql.ts'
import type { Ticket } from './ticket.sql.ts'

export type Ticking = {
  game: Game
  slot: Slot
  now: number
  last: Draw | undefined
  commitment: string | null
  paused: boolean
}

export const tickerView = ({ game, slot, now, last, commitment, paused }: Ticking, say: Say) => ({
  code: game.code,
  title: say(`lottery:games.${game.code}`),
  issue: slot.issue,
  state: paused ? ('paused' as const) : now >= slot.close_at ? ('locked' as const) : ('open' as const),
  commitment,
  close_at: slot.close_at,
  draw_at: slot.draw_at,
  server_time: now,
  last: last?.balls
    ? { issue: last.issue, balls: last.balls, drawn_at: last.drawn_at?.getTime() ?? last.draw_at.getTime() }
    : null,
})

export const betTypeView = (type: BetType, { limits }: Game) => ({
  id: type.id,
  family: type.family,
  odds: oddsText(type.odds_milli),
  probability: ratioText(type.rule.chance),
  rtp: percentText(returnToPlayer(type)),
  min: toWire(limits.min_unit_minor),
  max: toWire(limits.max_unit_minor),
  max_payout: toWire(limits.max_payout_minor),
})

export const drawView = (d: Draw & { promise: string | null }) => ({
  issue: d.issue,
  state: d.state === 'open' && d.now >= d.close_at ? ('locked' as const) : d.state,
  balls: d.balls,
  close_at: d.close_at.getTime(),
  draw_at: d.draw_at.getTime(),
  drawn_at: d.drawn_at?.getTime() ?? null,
  commitment: d.promise ?? '',
  seed: d.seed,
  entropy: null,
})

export const ticketView = (t: Ticket & { balls?: number[] | null }, time_zone: string) => ({
  id: t.id,
  bill_no: t.bill_no,
  code: t.game_code,
  issue: t.issue,
  bet_type: t.bet_type,
  selection: t.selection,
  units: t.units,
  unit_stake: toWire(t.unit_stake),
  multiple: t.multiple,
  stake: toWire(t.stake),
  odds: oddsText(t.odds_milli),
  payout: toWire(t.payout),
  status: t.status,
  won: t.won,
  placed_at: wireTime(t.placed_at, time_zone),
  settled_at: wireTimeOrNull(t.settled_at, time_zone),
  balls: t.balls ?? null,
})
