import type { AnswerOf } from '@moongate/contract'
import type { creditRoutes } from '@moongate/contract/credit'
import { toWire } from '@moongate/money'
import { refuse } from '../../kernel/refusal.ts'
import { addDays, formatDay, formatWireTime, parseRange } from '../../kernel/time.ts'
import type { CreditDeps } from './deps.ts'
import { findEntries } from './loan-list.sql.ts'
import { buildStatement, type Statement } from './statement.rules.ts'

const DAYS_SHOWN = 30
const MOST_DAYS = 366

type Shown = AnswerOf<typeof creditRoutes.statement>['data']
type Asked = { member_id: number; name: string }
type Period = { from?: string | undefined; to?: string | undefined }

const statementView = ({ entries, before, borrowed, repaid, after }: Statement, time_zone: string) => ({
  before: toWire(before),
  borrowed: toWire(borrowed),
  repaid: toWire(repaid),
  fees: toWire(0n),
  after: toWire(after),
  entries: entries.map(({ at, amount, owed, ...entry }) => ({
    ...entry,
    at: formatWireTime(at, time_zone),
    money: toWire(amount),
    owed: toWire(owed),
  })),
})

/** A member's account of loans within days of the site; the last thirty without them, a year at most. Refuses credit.period_invalid. */
export const readStatement = async (d: CreditDeps, { member_id, name }: Asked, period: Period): Promise<Shown> => {
  const time_zone = d.config.site_time_zone
  const to = period.to ?? formatDay(d.clock.now(), time_zone)
  const from = period.from ?? addDays(to, 1 - DAYS_SHOWN)
  const span = parseRange([from, to], time_zone)
  if (!span || from > to || addDays(from, MOST_DAYS) < to) return refuse('credit.period_invalid')
  const statement = buildStatement(await findEntries(d.db, member_id, span.before), span.from)
  return { name, from, to, made_at: formatWireTime(d.clock.now(), time_zone), ...statementView(statement, time_zone) }
}
