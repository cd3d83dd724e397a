import type { ExclusionSpan } from '@moongate/contract/protection.states'
import { enqueue } from '../../kernel/jobs.ts'
import { emit } from '../../kernel/outbox.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type AuditActor, recordAudit } from '../audit/index.ts'
import { holdMember, shutOut } from '../policy/index.ts'
import { endSessions, forgetMember } from '../sessions/index.ts'
import type { ProtectionDeps } from './deps.ts'
import { chooseKind, computeUntil, isLonger } from './exclusion.rules.ts'
import { endExclusions, type Exclusion, findHolding, insertExclusion } from './exclusion.sql.ts'
import { excluded, exclusionEnded } from './protection.events.ts'
import { homeJob } from './protection.jobs.ts'

export type Shut = { member_id: number; span: ExclusionSpan; reason: string }
export type By = { actor: AuditActor; ip: string; request_id: string }

/**
 * Shuts a member out: from then on they play, deposit, borrow and are given nothing, and their sessions are over; what is theirs they can
 * still withdraw, and what lies at suppliers comes home. Nobody can make it shorter. Refuses protection.longer_holds.
 */
export const shutMember = async (d: ProtectionDeps, { member_id, span, reason }: Shut, by: By): Promise<Exclusion> => {
  const made = await d.db.tx(async (tx) => {
    await holdMember(tx, member_id)
    const since = d.clock.now()
    const until = computeUntil(span, since)
    const [before] = await findHolding(tx, [member_id])
    if (isLonger(before, until)) refuse('protection.longer_holds')
    const exclusion = { member_id, kind: chooseKind(span), span, since, until, set_by: by.actor.name, reason }
    const id = d.ids.uuid()
    await insertExclusion(tx, { ...exclusion, id })
    await shutOut(tx, member_id, until)
    const after = { span, until: until?.toISOString() ?? null }
    await recordAudit(tx, { ...by, action: 'protection.excluded', target: `member:${member_id}`, reason, after })
    await enqueue(tx, homeJob, { member_id })
    await emit(tx, excluded, { member_id, id, at: since, kind: exclusion.kind, until })
    await endSessions(tx, member_id, 'excluded', since)
    return exclusion
  })
  forgetMember(d.db, member_id)
  return made
}

/** Tells of each time-out and exclusion that is over, once, unless something else shuts its member out still. */
export const endDue = (d: Pick<ProtectionDeps, 'db' | 'clock'>): Promise<void> =>
  d.db.tx(async (tx) => {
    const ended = await endExclusions(tx)
    const held = await findHolding(
      tx,
      ended.map(({ member_id }) => member_id),
    )
    const at = d.clock.now()
    for (const { member_id, id, kind } of ended)
      if (!held.some((one) => one.member_id === member_id)) await emit(tx, exclusionEnded, { member_id, id, at, kind })
  })
