import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { findMemberByName } from '../members/index.ts'
import type { FreeSpinsDeps } from './deps.ts'
import { tendJob } from './freespins.jobs.ts'
import { giveSpins } from './give.ts'
import { changeGrant, type Grant, lockGrants } from './grant.sql.ts'
import { findOffer } from './offer.sql.ts'

type Gift = { offer_id: number; member_name: string; reason: string; key: string }

/** Staff grant an offer's spins to a member, once for a key. Refuses freespins.member_unknown, freespins.offer_not_found, freespins.not_offered. */
export const giveByHand = (d: FreeSpinsDeps, asked: Gift, by: StaffAct): Promise<Grant> =>
  d.db.tx(async (tx) => {
    const member = await findMemberByName(tx, asked.member_name)
    if (!member || member.is_demo) return refuse('freespins.member_unknown')
    const offer = (await findOffer(tx, asked.offer_id)) ?? refuse('freespins.offer_not_found')
    const { reason, key } = asked
    const { grant, is_new } = await giveSpins(d, tx, member.id, { offer, key, by: { reason, handled_by: by.name } })
    if (is_new)
      await recordAudit(tx, {
        ...describeStaffAct(by),
        action: 'freespins.given',
        target: `freespins:${grant.bill_no}`,
        reason,
        before: {},
        after: { member_id: member.id, offer_id: offer.id, spins: grant.spins },
      })
    return grant
  })

/** Staff take back what is left; what was played is still counted and credited. Refuses freespins.not_found, freespins.changed. */
export const cancelGrant = (d: FreeSpinsDeps, id: string, reason: string, by: StaffAct): Promise<Grant> =>
  d.db.tx(async (tx) => {
    const [grant] = await lockGrants(tx, [id])
    if (!grant) return refuse('freespins.not_found')
    if (grant.state !== 'asked' && grant.state !== 'ready') refuse('freespins.changed')
    const closing = { state: 'closing', end_as: 'cancelled', reason, handled_by: by.name } as const
    const closed = await changeGrant(tx, grant, closing)
    await enqueue(tx, tendJob, { id }, { key: `freespins.tend:${id}` })
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'freespins.cancelled',
      target: `freespins:${grant.bill_no}`,
      reason,
      before: { state: grant.state, played: grant.played },
      after: { state: closed.state },
    })
    return closed
  })
