import { toWire } from '@moongate/money'
import { type Figures, formatSigned } from '../team/index.ts'
import type { Days } from './period.rules.ts'
import type { Came } from './visit.sql.ts'
import { roundWorth } from './worth.rules.ts'

type Read = { days: Days; figures: Figures; active: number; worth: string }

/** A team over a period. */
export const figuresView = ({ days, figures: f, active, worth }: Read, team_count: number) => ({
  from: days.from_on,
  to: days.to_on,
  team_count,
  new_member_count: f.new_count,
  active_count: active,
  total_recharge: toWire(f.recharge),
  total_drawing: toWire(f.drawing),
  total_validbet_amount: formatSigned(f.effective),
  total_shuyin: formatSigned(f.payout - f.stake),
  commission: formatSigned(roundWorth(worth)),
})

/** A team on a day. */
export const dayView = (f: Figures & { on_day: string }, worth: string) => ({
  date: f.on_day,
  new_member_count: f.new_count,
  recharge: toWire(f.recharge),
  drawing: toWire(f.drawing),
  game_record: formatSigned(f.effective),
  win: formatSigned(f.payout - f.stake),
  hongli: formatSigned(f.hongli),
  fanshui: formatSigned(f.fanshui),
  commission: formatSigned(roundWorth(worth)),
})

const cameView = ({ clicks, registrations, first_deposits }: Came) => ({ clicks, registrations, first_deposits })

/** Who came by a link. */
export const statsView = ({ all, days }: { all: Came; days: readonly (Came & { on_day: string })[] }) => ({
  ...cameView(all),
  days: days.map((day) => ({ date: day.on_day, ...cameView(day) })),
})
