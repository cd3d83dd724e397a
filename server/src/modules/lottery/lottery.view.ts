import {
  formatOdds,
  formatPercentOf,
  computeReturnToPlayer,
  formatRatio,
  type Game,
  type Slot,
} from '@moongate/lottery'
import { toWire } from '@moongate/money'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import type { Draw } from './draw.sql.ts'
import type { Offer } from './odds.ts'
import type { OfDraw, Ticket } from './ticket.sql.ts'

export type Ticking = {
  game: Game
  slot: Slot
  now: number
  last: Draw | undefined
  commitment: string | null
  paused: boolean
}

export const tickerView = ({ game, slot, now, last, commitment, paused }: Ticking, translate: Translate) => ({
  code: game.code,
  title: translate.byCode(`lottery:games.${game.code}`),
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

/** A bet type as it is offered now. */
export const betTypeView = ({ type, odds_milli }: Offer, { limits }: Game) => ({
  id: type.id,
  family: type.family,
  odds: formatOdds(odds_milli),
  probability: formatRatio(type.rule.chance),
  rtp: formatPercentOf(computeReturnToPlayer(type, odds_milli)),
  min: toWire(limits.min_unit_minor),
  max: toWire(limits.max_unit_minor),
  max_payout: toWire(limits.max_payout_minor),
})

export const drawView = (d: Draw & { published_commitment: string | null }) => ({
  issue: d.issue,
  state: d.state === 'open' && d.now >= d.close_at ? ('locked' as const) : d.state,
  balls: d.balls,
  close_at: d.close_at.getTime(),
  draw_at: d.draw_at.getTime(),
  drawn_at: d.drawn_at?.getTime() ?? null,
  commitment: d.published_commitment ?? '',
  seed: d.seed,
  entropy: null,
})

export const ticketView = (t: Ticket & OfDraw, time_zone: string) => ({
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
  odds: formatOdds(t.odds_milli),
  payout: toWire(t.payout),
  status: t.status,
  won: t.won,
  placed_at: formatWireTime(t.placed_at, time_zone),
  settled_at: formatWireTimeOrNull(t.settled_at, time_zone),
  commitment: t.commitment,
  seed: t.seed,
  balls: t.balls,
})
