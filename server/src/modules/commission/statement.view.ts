import { toWire } from '@moongate/money'
import { formatWireTimeOrNull } from '../../kernel/time.ts'
import { describeType, formatRate, formatShare, formatSigned, type prepareShown } from '../team/index.ts'
import { computeNet, type Line } from './commission.rules.ts'
import type { Statement } from './statement.sql.ts'

type Shown = ReturnType<typeof prepareShown>

/** A statement in a list. */
export const statementView = (s: Statement, shown: Shown) => ({
  id: s.id,
  bill_no: s.bill_no,
  from: s.from_on,
  to: s.to_on,
  model: s.model,
  earned: formatSigned(s.earned),
  carried_in: formatSigned(s.carried_in),
  carried_out: formatSigned(s.carried_out),
  money: toWire(s.amount),
  state: s.state,
  paid_at: formatWireTimeOrNull(s.paid_at, shown.time_zone),
})

const revenueView = (s: Statement) => ({
  stake: formatSigned(s.stake),
  payout: formatSigned(s.payout),
  hongli: formatSigned(s.hongli),
  fanshui: formatSigned(s.fanshui),
  net: formatSigned(computeNet(s)),
  late: formatSigned(s.late),
  share: String(formatShare(s.share_ppm)),
})

/** A statement with every figure it is made of. */
export const statementDetailView = (s: Statement, lines: readonly Line[], shown: Shown) => ({
  ...statementView(s, shown),
  lines: lines.map((line) => ({
    game_type: line.game_type,
    game_type_text: describeType(shown, line.game_type),
    rate: formatRate(line.rate_ppm),
    total_valid: formatSigned(line.effective),
    late: formatSigned(line.late),
    money: formatSigned(line.amount),
  })),
  revenue: s.model === 'revenue' ? revenueView(s) : null,
})
