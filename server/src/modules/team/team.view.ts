import type { Lang } from '@moongate/contract'
import { GAME_TYPES } from '@moongate/contract/games.states'
import { toWire } from '@moongate/money'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import type { Member } from '../members/index.ts'
import type { Application } from './apply.sql.ts'
import type { TeamDeps } from './deps.ts'
import type { Link } from './invite.sql.ts'
import { type Bound, findRate, formatRate, type Rate } from './rate.rules.ts'
import type { Child, Figures } from './report.sql.ts'

/** What a reader is shown with. */
export type Shown = { translate: Translate; time_zone: string }
/** What a reader of a language is shown with. */
export const prepareShown = (d: TeamDeps, lang: Lang): Shown => ({
  translate: d.translate(lang),
  time_zone: d.config.site_time_zone,
})

/** A sum that may be owed. */
export const formatSigned = (minor: bigint): string => (minor < 0n ? `-${toWire(-minor)}` : toWire(minor))

/** A type of games in the reader's words. */
export const describeType = ({ translate }: Shown, game_type: number): string => {
  const found = GAME_TYPES.find(({ key }) => key === game_type)
  return found ? translate(`games:types.${found.name}`) : String(game_type)
}

/** Rates in the order of the types of games; none for who has none. */
export const listRates = (rates: readonly Rate[], shown: Shown) =>
  (rates.length === 0 ? [] : GAME_TYPES).map(({ key }) => ({
    game_type: key,
    game_type_text: describeType(shown, key),
    rate: formatRate(findRate(rates, key)),
  }))

/** Rates with the bounds in which they may be set; who has none is shown with nothing. */
export const ratesView = (rates: readonly Rate[], bounds: readonly Bound[], shown: Shown) =>
  bounds.map(({ game_type, min_ppm, max_ppm }) => ({
    game_type,
    game_type_text: describeType(shown, game_type),
    rate: formatRate(findRate(rates, game_type)),
    min_rate: formatRate(min_ppm),
    max_rate: formatRate(max_ppm),
  }))

/** R6.4: what is personal stays with the member: of a real name the first letter is shown. */
export const maskRealName = (realname: string): string => (realname === '' ? '' : `${[...realname][0]}**`)

/** Somebody below an agent, what is personal masked. */
export const childView = (child: Child, member: Member, rates: readonly Rate[], shown: Shown) => ({
  member_id: child.member_id,
  name: member.name,
  realname: maskRealName(member.realname),
  is_agent: Number(child.is_agent),
  depth: child.depth,
  team_count: child.team_count,
  registered_at: formatWireTime(child.joined_at, shown.time_zone),
  last_login_at: formatWireTimeOrNull(member.last_login_at, shown.time_zone),
  rates: listRates(rates, shown),
})

/** A link with the address that is given to others: the member site keeps its code until somebody registers (R3.5). */
export const inviteView = (link: Link, shown: Shown) => ({
  invite_id: link.id,
  invite_code: link.code,
  url: `/?i=${link.code}`,
  is_open: Number(link.is_open),
  used_count: link.used_count,
  created_at: formatWireTime(link.created_at, shown.time_zone),
  rates: listRates(link.rates, shown),
})

/** A team in figures. */
export const reportView = (f: Figures, counts: { n: number; active: number }) => ({
  total_recharge: toWire(f.recharge),
  total_drawing: toWire(f.drawing),
  total_validbet_amount: formatSigned(f.effective),
  total_count: counts.n,
  active_count: counts.active,
  total_shuyin: formatSigned(f.payout - f.stake),
  total_hongli: formatSigned(f.hongli),
  total_fanshui: formatSigned(f.fanshui),
  new_member_count: f.new_count,
  total_sy: formatSigned(f.payout - f.stake + f.hongli + f.fanshui),
})

/** A day of a team. */
export const chartView = (f: Figures & { on_day: string }) => ({
  date: f.on_day,
  recharge: toWire(f.recharge),
  drawing: toWire(f.drawing),
  game_record: formatSigned(f.effective),
  win: formatSigned(f.payout - f.stake),
  fanshui: formatSigned(f.fanshui),
  hongli: formatSigned(f.hongli),
})

export const applicationView = (a: Application, { time_zone }: Shown) => ({
  id: a.id,
  state: a.state,
  remark: a.remark,
  reason: a.reason,
  created_at: formatWireTime(a.created_at, time_zone),
  finished_at: formatWireTimeOrNull(a.finished_at, time_zone),
})
