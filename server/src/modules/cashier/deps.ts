import type { AnswerOf, Lang } from '@moongate/contract'
import type { cashierRoutes } from '@moongate/contract/cashier'
import type { Reader, Sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/index.ts'
import { formatDay, parseInstant } from '../../kernel/time.ts'
import type { Asset } from '../ledger/index.ts'

export type CashierDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'config' | 'translate'> & {
  /** What a member has ordered in USDT, or sent, of which nothing is booked yet; minor units. */
  sum_open_usdt: (r: Reader, member_id: number) => Promise<bigint>
}

/** What a withdrawal of a member's would end: how it stands in the statement of the facts, and how it is told. */
export type AtStake = {
  find: (member_id: number) => Sql
  read: (found: unknown, lang: Lang) => AnswerOf<typeof cashierRoutes.quote>['data']['bonus']
}

/** With what members are shown: the gateways through which they can pay now, and what their withdrawal would end. */
export type OfferDeps = CashierDeps & { open_gateways: () => Promise<ReadonlySet<string>>; at_stake: AtStake }

export const getCurrency = (d: Pick<CashierDeps, 'config'>): Asset => d.config.currency as Asset

/** When the site's day of a moment began. */
export const findMidnight = ({ config }: Pick<CashierDeps, 'config'>, at: Date): Date =>
  parseInstant(formatDay(at, config.site_time_zone), config.site_time_zone) ?? at
