import { recordAudit } from '../audit/index.ts'
import { changeLimit, confirmLimit, type Limit, type NamedLimit } from '../policy/index.ts'
import type { Tx } from '../../kernel/db.ts'
import type { ProtectionDeps } from './deps.ts'
import type { By } from './exclude.ts'

type Changed = { before: Limit | undefined; after: Limit | undefined }

const describeLimit = (limit: Limit | undefined) => ({
  amount: limit ? String(limit.amount) : 'none',
  wish: limit?.wish ?? 'none',
  wanted: limit?.wanted?.toString() ?? 'none',
})

const recordChange = (
  tx: Tx,
  { member_id, kind, period }: NamedLimit,
  action: string,
  changed: Changed,
  by: By,
): Promise<void> =>
  recordAudit(tx, {
    ...by,
    action: `protection.${action}`,
    target: `member:${member_id}`,
    before: { kind, period, ...describeLimit(changed.before) },
    after: { kind, period, ...describeLimit(changed.after) },
  })

/** Sets a limit, tighter at once, looser when it is confirmed; `amount` null asks for none. */
export const setOwnLimit = (d: ProtectionDeps, named: NamedLimit, amount: bigint | null, by: By): Promise<void> =>
  d.db.tx(async (tx) => recordChange(tx, named, 'limit_set', await changeLimit(d, tx, named, amount), by))

/** Confirms a looser limit. Refuses protection.nothing_waits, protection.too_early. */
export const confirmOwnLimit = (d: ProtectionDeps, named: NamedLimit, by: By): Promise<void> =>
  d.db.tx(async (tx) => recordChange(tx, named, 'limit_loosened', await confirmLimit(d, tx, named), by))
