import type { AnswerOf } from '@moongate/contract'
import type { rebateOfficeRoutes } from '@moongate/contract/rebate.office'
import { toWire } from '@moongate/money'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import type { Member } from '../members/index.ts'
import type { Claim, ClaimLine } from './claim.sql.ts'
import type { CostRow } from './cost.sql.ts'
import type { Effect } from './effect.rules.ts'
import type { Level } from './rate.rules.ts'
import type { SetTariff } from './rate.sql.ts'
import type { RebateTerms } from './rebate.settings.ts'
import { claimLineView, describeType, formatRate, formatSigned, type Shown } from './rebate.view.ts'

type Routes = typeof rebateOfficeRoutes
type Rates = AnswerOf<Routes['rates']>['data']
type Row = AnswerOf<Routes['payClaim']>['data']

/** A share of 1 in hundredths of a per cent. */
const HUNDREDTHS = 10_000n

const levelView = ({ game_type, supplier_code, from, rate_ppm }: Level) => ({
  gameType: game_type,
  supplier: supplier_code,
  from: toWire(from),
  rate: formatRate(rate_ppm),
})

export const tariffView = (t: SetTariff, time_zone: string): NonNullable<Rates['now']> => ({
  from_on: t.from_on,
  levels: t.levels.map(levelView),
  set_by: t.set_by,
  set_at: formatWireTime(t.set_at, time_zone),
})

export const termsView = ({ review_above, ...rest }: RebateTerms): Omit<Rates['terms'], 'seen'> => ({
  ...rest,
  review_above: review_above === null ? null : toWire(review_above),
})

export const effectView = (e: Effect, { translate, name }: Shown): Rates['today'][number] => ({
  gameType: e.game_type,
  game_type_text: describeType(translate, e.game_type),
  supplier: e.supplier_code,
  api_name: e.supplier_code === '' ? '' : name(e.supplier_code),
  members: e.members,
  total_valid: toWire(e.effective),
  now: toWire(e.now),
  after: toWire(e.after),
})

/** A claim as staff see it. */
export const deskClaimView = (
  claim: Claim,
  lines: readonly ClaimLine[],
  members: ReadonlyMap<number, Member>,
  shown: Shown,
): Row => ({
  id: claim.id,
  bill_no: claim.bill_no,
  member_id: claim.member_id,
  member_name: members.get(claim.member_id)?.name ?? '',
  money: toWire(claim.amount),
  state: claim.state,
  way: claim.way,
  reason: claim.reason,
  handled_by: claim.handled_by,
  created_at: formatWireTime(claim.created_at, shown.time_zone),
  finished_at: formatWireTimeOrNull(claim.finished_at, shown.time_zone),
  lines: lines
    .filter(({ claim_id }) => claim_id === claim.id)
    .map((line) => ({ ...claimLineView(line, shown), money: formatSigned(line.amount) })),
})

/** What was paid for a type of games at a supplier, and how many per cent of all that is. */
export const costView = (
  row: CostRow,
  total: bigint,
  { translate, name }: Shown,
): AnswerOf<Routes['cost']>['data']['rows'][number] => ({
  game_type_text: describeType(translate, row.game_type),
  api_name: name(row.supplier_code),
  total_valid: toWire(row.effective),
  money: formatSigned(row.amount),
  share: total > 0n && row.amount > 0n ? toWire((row.amount * HUNDREDTHS) / total) : '0.00',
})
