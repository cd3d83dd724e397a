import { type AuditAction, recordAudit } from '../audit/index.ts'
import { changeLimit, confirmLimit, type Limit, type NamedLimit } from '../policy/index.ts'
import type { Tx } from '../../kernel/db.ts'
import { emit } from '../../kernel/outbox.ts'
import { tellConfirmed, tellWanted } from './change.rules.ts'
import type { ProtectionDeps } from './deps.ts'
import type { By } from './exclude.ts'
import { limitChanged } from './protection.events.ts'

type Changed = { before: Limit | undefined; after: Limit | undefined }

const describeLimit = (limit: Limit | undefined) => ({
  amount: limit ? String(limit.amount) : 'none',
  wish: limit?.wish ?? 'none',
  wanted: limit?.wanted?.toString() ?? 'none',
})

const recordChange = (
  tx: Tx,
  { member_id, kind, period }: NamedLimit,
  action: AuditAction,
  changed: Changed,
  by: By,
): Promise<void> =>
  recordAudit(tx, {
    ...by,
    action,
    target: `member:${member_id}`,
    before: { kind, period, ...describeLimit(changed.before) },
    after: { kind, period, ...describeLimit(changed.after) },
  })

/** Whoever opened somebody else's account and loosens its limits is given away by the mail that follows. */
const tellChange = async (
  d: ProtectionDeps,
  tx: Tx,
  named: NamedLimit,
  told: ReturnType<typeof tellWanted>,
): Promise<void> => {
  if (told) await emit(tx, limitChanged, { ...named, ...told, id: d.ids.uuid(), at: d.clock.now() })
}

/** Sets a limit, tighter at once, looser when it is confirmed; `amount` null asks for none. */
export const setOwnLimit = (d: ProtectionDeps, named: NamedLimit, amount: bigint | null, by: By): Promise<void> =>
  d.db.tx(async (tx) => {
    const changed = await changeLimit(d, tx, named, amount)
    await recordChange(tx, named, 'protection.limit_set', changed, by)
    await tellChange(d, tx, named, tellWanted(changed.before, changed.after))
  })

/** Confirms a looser limit. Refuses protection.nothing_waits, protection.too_early. */
export const confirmOwnLimit = (d: ProtectionDeps, named: NamedLimit, by: By): Promise<void> =>
  d.db.tx(async (tx) => {
    const changed = await confirmLimit(d, tx, named)
    await recordChange(tx, named, 'protection.limit_loosened', changed, by)
    await tellChange(d, tx, named, tellConfirmed(changed.after))
  })
